import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { processoDe } from '@rh/domain/processos/processos'
import { hrefOf } from '@rh/domain/setores/rotas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { recordHref } from '../../lib/nav/process-href.ts'
import { useCanOpen, useSetor } from '../../lib/nav/use-setor.ts'
import { useGrupos } from '../../lib/session/use-session.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { Foto } from '../../ui/upload/Foto.tsx'
import type { Posto } from './queries.ts'

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 0',
  fontSize: '0.875rem',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& a': { color: 'inherit', fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
}))

/** What is said of the person: the name keeps its width, and a label that finds no place beside it goes below. */
const Dizeres = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  gap: '4px 12px',
})

interface LinhaProps {
  readonly nome: string
  readonly href: string | null
  readonly detalhe: string
  readonly children?: ReactNode
}

const Linha = ({ nome, href, detalhe, children }: LinhaProps) => (
  <Item>
    <Foto nome={nome} src={null} size={32} />
    <Dizeres>
      <Box component="span" sx={{ flex: '1 1 180px', minWidth: 0 }}>
        {href ? <Link to={href}>{nome}</Link> : <strong>{nome}</strong>}
        <small>{detalhe}</small>
      </Box>
      {children}
    </Dizeres>
  </Item>
)

const COBRINDO = { substituto: 'Cobrindo', folguista: 'Folguista, cobrindo' } as const

interface PessoaLinhaProps {
  readonly pessoa: Pick<
    Posto['pessoas'][number],
    'vinculoId' | 'matricula' | 'nome' | 'desde' | 'ate' | 'cobre'
  >
  /** Where the person is, when the line stands apart from its post. */
  readonly onde?: string
  /** Their time in the post is still to begin. */
  readonly vem?: boolean
}

/** Somebody in a post. The name leads to the file only in sectors that may open it. */
export function PessoaLinha({ pessoa, onde, vem = false }: PessoaLinhaProps) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  const { vinculoId: id, matricula, nome, desde, ate, cobre } = pessoa
  const partes = [
    `Matrícula ${matricula}`,
    ...(onde ? [onde] : []),
    `${vem ? 'a partir de' : 'desde'} ${formatDate(desde)}`,
  ]
  return (
    <Linha
      nome={nome}
      href={canOpen('colaborador.visualizar') ? hrefOf(setor, 'colaborador.visualizar', { id }) : null}
      detalhe={partes.join(' · ')}
    >
      {vem && <StatusChip label="Entrando" tone="info" />}
      {cobre && <StatusChip label={COBRINDO[cobre]} tone="info" />}
      {ate && <StatusChip label={`até ${formatDate(ate)}`} tone="warning" />}
    </Linha>
  )
}

/** Somebody on the way in, by whichever process. */
export function ChegadaLinha({ chegada }: { readonly chegada: Posto['chegadas'][number] }) {
  const setor = useSetor()
  const grupos = useGrupos()
  const { processoId, tipo, nome, numero, dataPrevista, statusLabel } = chegada
  const quando = dataPrevista ? ` · previsto para ${formatDate(dataPrevista)}` : ''
  return (
    <Linha
      nome={nome ?? 'Sem nome ainda'}
      href={recordHref(tipo, processoId, grupos, setor)}
      detalhe={`${processoDe(tipo).label.one} ${numero}${quando}`}
    >
      <StatusChip label={`Entrando: ${statusLabel.toLowerCase()}`} tone="info" />
    </Linha>
  )
}
