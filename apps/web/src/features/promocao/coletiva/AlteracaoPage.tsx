import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../lib/format.ts'
import { Page } from '../../../ui/page/Page.tsx'
import { Desfazer } from './Desfazer.tsx'
import type { DesfazerDialogProps } from './DesfazerDialog.tsx'
import { Situacao, type SituacaoProps } from './Situacao.tsx'

interface Alteracao {
  readonly titulo: string
  readonly por: string
  readonly em: string
  readonly podeDesfazer: boolean
}

interface AlteracaoPageProps {
  readonly de: Alteracao & SituacaoProps['de']
  /** Whom it is for and since when, before who made it. */
  readonly resumo: string
  readonly desfazer: Omit<DesfazerDialogProps, 'onClose'>
  readonly itens: SituacaoProps['itens']
  readonly nadaMudou: string
  /** Only of what was applied. */
  readonly papeis: ReactNode
  readonly pessoas: ReactNode
}

/** Progress, sums, papers, people and the undo of one change of many contracts at once. */
export function AlteracaoPage(props: AlteracaoPageProps) {
  const { de, resumo, desfazer, itens, nadaMudou, papeis, pessoas } = props
  return (
    <Page
      title={de.titulo}
      crumb={de.titulo}
      subtitle={`${resumo} · por ${de.por}, em ${formatDateTime(de.em)}`}
      actions={de.podeDesfazer && <Desfazer {...desfazer} />}
    >
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Situacao de={de} nadaMudou={nadaMudou} itens={itens} />
        {de.estado === 'aplicado' && papeis}
        {pessoas}
      </Box>
    </Page>
  )
}
