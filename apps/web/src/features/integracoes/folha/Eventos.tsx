import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import type { EventoDaFolha, PreviaDaFolha } from '@rh/domain/contract/folha'
import { operacoesDaFolha, tiposDeEvento } from '@rh/domain/integracoes/folha'
import { hrefOf } from '@rh/domain/setores/rotas'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { StatusChip, type Tone } from '../../../ui/data/StatusChip.tsx'
import { RowTable, Small, type RowColumn } from '../../../ui/table/RowTable.tsx'

const PRIMEIRAS = 50

const tons: Readonly<Record<EventoDaFolha['operacao'], Tone>> = {
  inclusao: 'default',
  correcao: 'warning',
  exclusao: 'error',
}

interface ContagensProps {
  readonly contagens: PreviaDaFolha['contagens']
}

/** How many lines there are of each kind: `3 admissões`; corrections and exclusions say so. */
export const Contagens = ({ contagens }: ContagensProps) => (
  <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
    {contagens.map(({ tipo, operacao, total }) => (
      <li key={`${tipo} ${operacao}`}>
        <StatusChip
          tone={tons[operacao]}
          label={`${tiposDeEvento[tipo].label}${operacao === 'inclusao' ? '' : ` · ${operacoesDaFolha[operacao].label.toLowerCase()}`}: ${formatNumber(total)}`}
        />
      </li>
    ))}
  </Box>
)

interface EventosProps {
  readonly eventos: readonly EventoDaFolha[]
  /** Of the whole file, which may have more than what came. */
  readonly total: number
}

/** Lines of a file, by person. */
export function Eventos({ eventos, total }: EventosProps) {
  const [todas, setTodas] = useState(false)
  const mostradas = todas ? eventos : eventos.slice(0, PRIMEIRAS)
  return (
    <>
      <RowTable
        label="Linhas do arquivo"
        columns={colunas}
        rows={mostradas}
        rowKey={({ referencia }) => referencia}
      />
      {mostradas.length < eventos.length && (
        <Button fullWidth color="inherit" sx={{ py: 1.5, borderRadius: 0 }} onClick={() => setTodas(true)}>
          {`Mostrar ${formatNumber(eventos.length)} linhas`}
        </Button>
      )}
      {eventos.length < total && (todas || eventos.length <= PRIMEIRAS) && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 3, py: 2 }}>
          {`As outras ${formatNumber(total - eventos.length)} linhas estão no arquivo.`}
        </Typography>
      )}
    </>
  )
}

const colunas: readonly RowColumn<EventoDaFolha>[] = [
  { title: 'Nome', cell: (evento) => <Pessoa evento={evento} /> },
  {
    title: 'Evento',
    cell: ({ tipo, operacao }) => (
      <>
        {tiposDeEvento[tipo].label}
        {operacao !== 'inclusao' && (
          <Box component="span" sx={{ display: 'block', mt: 0.5 }}>
            <StatusChip tone={tons[operacao]} label={operacoesDaFolha[operacao].label} />
          </Box>
        )}
      </>
    ),
  },
  {
    title: 'Data',
    code: true,
    cell: ({ data, retroativo }) => (
      <>
        {formatDate(data)}
        {retroativo && <Small>Retroativo</Small>}
      </>
    ),
  },
  {
    title: 'O que diz',
    cell: ({ resumo, enviadoEm }) => (
      <>
        {resumo}
        {enviadoEm && <Small>{`Antes, no arquivo ${nomeDoEnvio(enviadoEm)}`}</Small>}
      </>
    ),
  },
  { title: 'Contrato', cell: ({ contrato }) => contrato },
]

function Pessoa({ evento: { colaboradorId: id, nome, matricula } }: { readonly evento: EventoDaFolha }) {
  const setor = useSetor()
  return (
    <>
      <Link to={hrefOf(setor, 'colaborador.visualizar', { id })}>{nome}</Link>
      <Small>{`Matrícula ${matricula}`}</Small>
    </>
  )
}

/** `11/2026`, and `11/2026 (2)` for a file that complements the first. */
export const nomeDoEnvio = ({
  competencia,
  sequencia,
}: {
  readonly competencia: string
  readonly sequencia: number
}): string => `${competencia.slice(5)}/${competencia.slice(0, 4)}${sequencia === 1 ? '' : ` (${sequencia})`}`
