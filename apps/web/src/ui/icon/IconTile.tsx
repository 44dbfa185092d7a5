import Box from '@mui/material/Box'
import { Icon } from './Icon.tsx'

interface IconTileProps {
  readonly name: string
  /** Side of the tile in pixels; the icon takes half of it. */
  readonly size?: number
}

/** Icon on a soft accent background, for the head of a card. */
export const IconTile = ({ name, size = 44 }: IconTileProps) => (
  <Box
    sx={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: `${Math.round(size * 0.31)}px`,
      color: 'primary.dark',
      bgcolor: 'primary.lighter',
    }}
  >
    <Icon name={name} size={Math.round(size / 2)} />
  </Box>
)
