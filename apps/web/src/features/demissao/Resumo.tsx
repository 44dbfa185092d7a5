import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { iniciativas } from '@rh/domain/regras/rescisao/causas-tipos'
import { CompareTable } from '../../ui/data/CompareTable.tsx'
import { DateTrack } from '../../ui/data/DateTrack.tsx'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { formatDate } from '../../lib/format.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import { camposRespondidos } from '../processo/campos-apontaveis.ts'
import type { Rotulos } from '../processo/rotulos.ts'
import { faixasDaLinha, linhasDaConta, pontosDaLinha, temValores } from './conta.ts'
import { Memoria, Total } from './Conta.tsx'
import type { Registro } from './registro.ts'
import { campos } from './rotulos.ts'

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** Told above the fields, or by the days. */
const noAlto: readonly string[] = ['causa', 'comunicacao', 'desligamento']
const largos: readonly string[] = [
  'motivo',
  'observacao',
  'recontratacaoMotivo',
  'alinea',
  'fatos',
  'proventos',
  'descontos',
  'chamadas',
]

function itensDe({ dados, causa, comunicadoEm }: Registro, rotulos: Rotulos): Definition[] {
  return [
    ...(causa
      ? [
          { label: campos.causa, value: causa.rotulo },
          { label: 'No eSocial', value: `${causa.codigo} · ${causa.nome}` },
          { label: 'Iniciativa', value: iniciativas[causa.iniciativa] },
        ]
      : []),
    ...(comunicadoEm === null ? [] : [{ label: 'Comunicada em', value: formatDate(comunicadoEm) }]),
    ...camposRespondidos(campos, dados)
      .filter((campo) => !noAlto.includes(campo))
      .map((campo) => ({
        label: rotulos.campo(undefined, campo),
        value: rotulos.valor(undefined, campo, dados[campo] ?? null),
        wide: largos.includes(campo),
      }))
      .filter(({ value }) => value !== ''),
  ]
}

/** The days and the answers, with the account beside them where there is room. */
const lado = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
} as const

/** What was asked for: how and when it ends, and what it comes to, as far as this person is told. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { simulacao, visao, pendencias } = registro
  const itens = itensDe(registro, rotulos)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {visao === 'datas' && (
        <Alert severity="info" icon={<Icon name="cadeado" />}>
          A causa e os valores são reservados: aqui aparecem só as datas.
        </Alert>
      )}
      <Box sx={lado}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          {simulacao && (
            <DateTrack points={pontosDaLinha(simulacao)} spans={faixasDaLinha(simulacao, pendencias)} />
          )}
          {itens.length > 0 && <DefinitionList items={itens} dense />}
        </Box>
        {simulacao && temValores(simulacao) && (
          <Box>
            <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
              Quanto custa
            </Typography>
            <Total simulacao={simulacao} />
            <CompareTable heading="Verba" columns={[{ title: 'Valor' }]} rows={linhasDaConta([simulacao])} />
            <Memoria simulacao={simulacao} />
          </Box>
        )}
      </Box>
    </Box>
  )
}
