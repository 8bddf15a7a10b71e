"""What a die is: icons, faces, die types, elements, species, and the catalogue of them all."""
