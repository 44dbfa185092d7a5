import Button from '@mui/material/Button'
import { catalogo, type SlugDeCadastro } from '@rh/domain/cadastros/catalogo'
import { useState, type ReactNode } from 'react'
import type { Read } from '../../../lib/api/query.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { SidePanel } from '../../../ui/page/SidePanel.tsx'
import type { Historico } from '../chamadas.ts'
import { HistoricoLido } from '../HistoricoDoRegistro.tsx'

interface SeriePageProps {
  readonly slug: SlugDeCadastro
  readonly historico: Read<{ readonly results: readonly Historico[] }>
  readonly children: ReactNode
}

/** A register without records of its own: its page, and its whole history beside it. */
export function SeriePage({ slug, historico, children }: SeriePageProps) {
  const [aberto, setAberto] = useState(false)
  const { label, descricao } = catalogo[slug]
  return (
    <Page
      title={label}
      crumb={label}
      subtitle={descricao}
      actions={
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Icon name="historico" />}
          onClick={() => setAberto(true)}
        >
          Histórico
        </Button>
      }
    >
      {children}
      <SidePanel open={aberto} title="Histórico" subtitle={label} onClose={() => setAberto(false)}>
        <HistoricoLido read={historico} />
      </SidePanel>
    </Page>
  )
}
