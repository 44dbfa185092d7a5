import Button from '@mui/material/Button'
import type { RotinaVista } from '@rh/domain/contract/rotinas'
import { motivosDeFalha, situacoesDaRotina } from '@rh/domain/rotinas/rotinas'
import { tellFailure } from '../../lib/api/tell-failure.ts'
import { useSubmit } from '../../lib/api/use-submit.ts'
import { formatDateTime, formatRelative } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { RowTable, Small, type RowColumn } from '../../ui/table/RowTable.tsx'
import { duracaoDe } from './duracao.ts'

interface RotinaProps {
  readonly rotina: RotinaVista
}

const colunas: readonly RowColumn<RotinaVista>[] = [
  {
    title: 'Rotina',
    cell: ({ titulo, agenda }) => (
      <>
        {titulo}
        <Small>{agenda}</Small>
      </>
    ),
  },
  { title: 'Situação', cell: (rotina) => <Situacao rotina={rotina} /> },
  {
    title: 'Última vez',
    cell: ({ ultima }) =>
      ultima && (
        <>
          {formatRelative(ultima.em)}
          <Small wide>{`${formatDateTime(ultima.em)}, ${duracaoDe(ultima.milissegundos)}`}</Small>
        </>
      ),
  },
  { title: 'Próxima vez', cell: ({ proxima }) => formatDateTime(proxima), code: true },
  {
    title: 'Última falha',
    cell: ({ falha }) =>
      falha && (
        <>
          {motivosDeFalha[falha.motivo]}
          <Small>{`${formatDateTime(falha.em)}${falha.detalhe === null ? '' : `, código ${falha.detalhe}`}`}</Small>
        </>
      ),
  },
  { title: 'Rodar', cell: (rotina) => <Tentar rotina={rotina} />, act: true },
]

/** Every routine with its last run, its next one and its last failure; those that need somebody first. */
export const TabelaDeRotinas = ({ rotinas }: { readonly rotinas: readonly RotinaVista[] }) => (
  <RowTable label="Rotinas" columns={colunas} rows={rotinas} rowKey={({ nome }) => nome} />
)

const Situacao = ({ rotina: { situacao, andandoDesde, esperandoDesde, falhando } }: RotinaProps) => (
  <>
    <StatusChip {...situacoesDaRotina[situacao]} />
    {falhando && (
      <Small>
        {`${falhando.vezes === 1 ? 'Uma vez' : `${falhando.vezes} vezes seguidas`}, desde ${formatDateTime(falhando.desde)}`}
      </Small>
    )}
    {andandoDesde !== null && <Small>{`Começou ${formatRelative(andandoDesde)}`}</Small>}
    {esperandoDesde !== null && <Small>{`Na fila ${formatRelative(esperandoDesde)}`}</Small>}
  </>
)

function Tentar({ rotina: { nome, titulo, falhando } }: RotinaProps) {
  const tentar = useSubmit('POST /api/rotinas/tentar', { invalidates: ['GET /api/rotinas/listar'] })
  const clicar = async (): Promise<void> => {
    try {
      await tentar.mutateAsync({ body: { nome } })
      notify.success('Na fila: roda em seguida.')
    } catch (error) {
      tellFailure(error)
    }
  }
  const verbo = falhando ? 'Tentar de novo' : 'Rodar agora'
  return (
    <Button
      size="small"
      variant={falhando ? 'contained' : 'outlined'}
      color="inherit"
      loading={tentar.isPending}
      aria-label={`${verbo}: ${titulo}`}
      onClick={() => void clicar()}
    >
      {verbo}
    </Button>
  )
}
