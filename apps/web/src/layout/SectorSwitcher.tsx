import IconButton from '@mui/material/IconButton'
import type { SetorSlug } from '@rh/domain/setores/setores'
import { useId, useState } from 'react'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { useKept } from '../lib/loading/use-kept.ts'
import { useUsuario } from '../lib/session/use-session.ts'
import { Tip } from '../ui/feedback/Tip.tsx'
import { Icon } from '../ui/icon/Icon.tsx'

const SectorList = lazyPart('SectorList', async () => (await import('./SectorList.tsx')).SectorList)

/** Goes to another of the person's sectors; only for those who belong to more than one group. */
export function SectorSwitcher({ current }: { readonly current: SetorSlug | null }) {
  const { Grupos } = useUsuario()
  return Grupos.length > 1 ? <SectorMenu current={current} /> : null
}

function SectorMenu({ current }: { readonly current: SetorSlug | null }) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const kept = useKept(anchor !== null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <Tip title="Alterar Setor">
        <IconButton
          onPointerEnter={SectorList.prefetch}
          onClick={(event) => setAnchor(event.currentTarget)}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          sx={{ color: 'text.secondary' }}
        >
          <Icon name="setores" />
        </IconButton>
      </Tip>
      {kept && <SectorList id={id} current={current} anchor={anchor} onClose={close} />}
    </>
  )
}
