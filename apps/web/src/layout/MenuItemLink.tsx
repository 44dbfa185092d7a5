import { styled } from '@mui/material/styles'
import { captionOf } from '@rh/domain/setores/legendas'
import type { MenuItem } from '@rh/domain/setores/rotas'
import { useId } from 'react'
import { look, MenuLink } from './MenuLink.tsx'

/** An anchor without address: the keys of a menu find it among the others. */
const Nowhere = styled('a')(({ theme }) => ({ ...look({ theme, shape: 'small' }), cursor: 'not-allowed' }))

const Words = styled('span')(({ theme: { vars } }) => ({
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
  '[aria-disabled="true"] > & > span': { opacity: 0.6 },
}))

interface MenuItemLinkProps {
  readonly item: MenuItem
  readonly current: boolean
  readonly onClick?: (() => void) | undefined
}

/** An item of a group, with what it is for; one that is of no use now is reached, leads nowhere, and says why. */
export function MenuItemLink({ item, current, onClick }: MenuItemLinkProps) {
  const id = useId()
  const { href, label, disabled } = item
  const caption = captionOf(item)
  const described = { 'aria-describedby': caption === undefined ? undefined : id }
  const words = (
    <Words>
      <span>{label}</span>
      {caption !== undefined && (
        // The description of the item, not a part of its name.
        <small id={id} aria-hidden>
          {caption}
        </small>
      )}
    </Words>
  )
  return disabled ? (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an anchor without address has no role
    <Nowhere role="link" tabIndex={0} aria-disabled="true" {...described}>
      {words}
    </Nowhere>
  ) : (
    <MenuLink href={href} current={current} shape="small" onClick={onClick} {...described}>
      {words}
    </MenuLink>
  )
}
