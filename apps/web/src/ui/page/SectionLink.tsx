import Button from '@mui/material/Button'
import { Link, type To } from 'react-router'

interface SectionLinkProps {
  readonly to: To
  /** What is seen: `Ver lista`, `Ver todas`. */
  readonly children: string
  /** What it leads to: `estabilidades terminando`. Links are also read out of their section, one below the other. */
  readonly of: string
  readonly onClick?: () => void
}

/** Way from a section to all of what it shows a part of. */
export const SectionLink = ({ to, children, of, onClick }: SectionLinkProps) => (
  <Button component={Link} to={to} size="small" aria-label={`${children}: ${of}`} onClick={onClick}>
    {children}
  </Button>
)
