import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { diaComSemana, quantosDias } from '../textos.ts'
import type { Item } from './chamadas.ts'
import { emReais } from './textos.ts'
import { visuallyHidden } from '../../../theme/visually-hidden.ts'

const Tabela = styled('table')(({ theme: { vars, breakpoints } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': {
    padding: '12px 12px',
    textAlign: 'start',
    verticalAlign: 'top',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& th:first-of-type': { paddingInlineStart: 24 },
  '& td:last-of-type, & thead th:last-of-type': { paddingInlineEnd: 24 },
  '& thead th': {
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: vars.palette.text.secondary,
    backgroundColor: vars.palette.background.neutral,
  },
  '& tbody th': { fontWeight: 600, minWidth: 180 },
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: vars.palette.text.secondary },
  '& a': { color: 'inherit' },
  [breakpoints.down('md')]: {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tr': { padding: '12px 24px', borderTop: `1px solid ${vars.palette.divider}` },
    '& tbody th, & tbody td': { padding: '3px 0', border: 0, minWidth: 0 },
    '& tbody th:first-of-type': { paddingInlineStart: 0 },
  },
}))

const Razoes = styled('ul')({
  margin: 0,
  paddingInlineStart: 18,
  maxWidth: 460,
  '& li + li': { marginTop: 2 },
})

export interface Acoes {
  readonly onMudar: (item: Item) => void
  /** Keeps the date as it is, or lets it go again. */
  readonly onFixar: (item: Item) => void
  readonly onFora: (item: Item) => void
}

interface DatasProps extends Acoes {
  readonly itens: readonly Item[]
  /** Absent where the plan cannot be changed any more. */
  readonly pode: boolean
  readonly ocupado: boolean
}

/** Rows shown at once: a plan of a company has hundreds, and each says its reasons. */
const POR_VEZ = 50

/** The dates with their reasons, the first ones first; on a phone each is a card. */
export function Datas({ itens, ...acoes }: DatasProps) {
  const [quantas, setQuantas] = useState(POR_VEZ)
  const ordenados = itens.toSorted((a, b) => a.inicio.localeCompare(b.inicio) || a.nome.localeCompare(b.nome))
  const restam = ordenados.length - quantas
  return (
    <Section
      title="Datas propostas"
      subtitle="Fixe as que não podem mudar e resolva de novo em volta delas."
      flush
    >
      <Tabela aria-label="Datas propostas">
        <thead>
          <tr>
            <th scope="col">Pessoa</th>
            <th scope="col">Férias</th>
            <th scope="col">Por que esta data</th>
            <th scope="col">Custo</th>
            {acoes.pode && <th scope="col">Mudar</th>}
          </tr>
        </thead>
        <tbody>
          {ordenados.slice(0, quantas).map((item) => (
            <Linha key={`${item.periodoId} ${item.ordem}`} item={item} {...acoes} />
          ))}
        </tbody>
      </Tabela>
      {restam > 0 && (
        <Box sx={{ p: 2, textAlign: 'center' }}>
          <Button onClick={() => setQuantas(quantas + POR_VEZ)}>
            Mostrar mais {Math.min(POR_VEZ, restam)} de {restam}
          </Button>
        </Box>
      )}
    </Section>
  )
}

type LinhaProps = Omit<DatasProps, 'itens'> & { readonly item: Item }

function Linha({ item, pode, ocupado, onMudar, onFixar, onFora }: LinhaProps) {
  const setor = useSetor()
  const { nome, matricula, posto, inicio, fim, dias, fixa, diasEmDobro, razoes } = item
  return (
    <tr>
      <th scope="row">
        <Link to={hrefOf(setor, 'colaborador.visualizar', { id: item.pessoaId })}>{nome}</Link>
        <small>
          {matricula} · {posto}
        </small>
        <small>{item.contrato}</small>
      </th>
      <td>
        <Box sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>{diaComSemana(inicio)}</Box>
        <small>
          {quantosDias(dias)}, até {formatDate(fim)}
        </small>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {fixa && <StatusChip label="Fixada" tone="info" />}
          {diasEmDobro > 0 && <StatusChip label={`${quantosDias(diasEmDobro)} em dobro`} tone="error" />}
        </Box>
      </td>
      <td>
        <Razoes>
          {razoes.map(({ texto }) => (
            <li key={texto}>{texto}</li>
          ))}
        </Razoes>
      </td>
      <td>
        <Custo item={item} />
      </td>
      {pode && (
        <td>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minWidth: { md: 150 } }}>
            <Button
              size="small"
              variant={fixa ? 'contained' : 'outlined'}
              color="inherit"
              disabled={ocupado}
              aria-label={`${fixa ? 'Soltar' : 'Fixar'} a data de ${nome}`}
              onClick={() => onFixar(item)}
            >
              {fixa ? 'Soltar' : 'Fixar'}
            </Button>
            <Button
              size="small"
              disabled={ocupado}
              aria-label={`Mudar as férias de ${nome}`}
              onClick={() => onMudar(item)}
            >
              Mudar
            </Button>
            <Button
              size="small"
              color="inherit"
              disabled={ocupado}
              aria-label={`Não esta pessoa: ${nome}`}
              onClick={() => onFora(item)}
            >
              Não esta pessoa
            </Button>
          </Box>
        </td>
      )}
    </tr>
  )
}

const Custo = ({ item: { dobraCentavos, coberturaCentavos } }: { readonly item: Item }) => (
  <Box sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
    {dobraCentavos > 0 && (
      <Typography component="div" variant="body2" color="error" sx={{ fontWeight: 600 }}>
        {emReais(dobraCentavos)} de dobra
      </Typography>
    )}
    <Typography component="div" variant="body2" color="textSecondary">
      {emReais(coberturaCentavos)} para cobrir
    </Typography>
  </Box>
)
