import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { tiposDeCobertura } from '@rh/domain/processos/ferias/campos'
import { formatDate } from '../../lib/format.ts'
import { DefinitionList, type Definition } from '../../ui/data/DefinitionList.tsx'
import { camposRespondidos } from '../processo/campos-apontaveis.ts'
import type { Rotulos } from '../processo/rotulos.ts'
import { linhasDe, type Linha } from './form/linhas.ts'
import { deAte, diaComSemana, quantosDias } from './textos.ts'
import { Prazos } from './Prazos.tsx'
import type { FracaoSimulada, Registro } from './registro.ts'
import { campos } from './rotulos.ts'
import { Valores } from './Valores.tsx'
import { visuallyHidden } from '../../theme/visually-hidden.ts'

const Tabela = styled('table')(({ theme: { vars } }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '10px 12px 10px 0', textAlign: 'start', verticalAlign: 'top' },
  '& thead th': { paddingTop: 0, fontSize: '0.75rem', fontWeight: 500, color: vars.palette.text.secondary },
  '& tbody tr': { borderTop: `1px solid ${vars.palette.divider}` },
  '& tbody th': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.75rem', fontWeight: 400, color: vars.palette.text.secondary },
  '& small[data-tom="error"]': { color: vars.palette.error.dark, fontWeight: 600 },
  '@container (max-width: 559.9px)': {
    '&, & tbody, & tr, & th, & td': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': { padding: '8px 0' },
    '& tbody th, & td': { padding: '2px 0' },
    '& td[data-label]::before': {
      content: 'attr(data-label) " "',
      fontSize: '0.75rem',
      color: vars.palette.text.secondary,
    },
  },
}))

interface ResumoProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

/** Told by the table and above it. */
const noAlto: readonly string[] = ['fracoes', 'periodoId']
const largos: readonly string[] = ['observacao']

const itensDe = ({ dados }: Registro, rotulos: Rotulos): Definition[] =>
  camposRespondidos(campos, dados)
    .filter((campo) => !noAlto.includes(campo) && !(campo === 'abonoDias' && dados[campo] === 0))
    .map((campo) => ({
      label: rotulos.campo(undefined, campo),
      value: rotulos.valor(undefined, campo, dados[campo] ?? null),
      wide: largos.includes(campo),
    }))

/** Ended without these days: what the request would have left and asked for is of no use any more. */
const semEfeito: readonly string[] = ['interrompida', 'reprovada', 'cancelada']

const doPeriodo = ({ periodo, simulacao, status }: Registro): Definition[] => [
  { label: campos.periodoId, value: deAte(periodo.aquisitivoInicio, periodo.aquisitivoFim) },
  { label: 'Gozar até', value: formatDate(periodo.concessivoFim) },
  { label: 'Direito', value: quantosDias(periodo.direito) },
  { label: 'Faltas', value: periodo.faltas ?? 'Por conferir' },
  ...(simulacao && !semEfeito.includes(status)
    ? [{ label: 'Saldo depois', value: quantosDias(simulacao.saldoDepois) }]
    : []),
  ...(simulacao?.licenca
    ? [
        {
          label: 'Licença remunerada',
          value: `${deAte(simulacao.licenca.inicio, simulacao.licenca.fim)}, volta em ${formatDate(simulacao.licenca.voltaAoTrabalho)}`,
        },
      ]
    : []),
]

/** What was asked for: the period, the days and who covers, and what they pay and when, for who sees pay. */
export function Resumo({ registro, rotulos }: ResumoProps) {
  const { dados, simulacao, periodo, nomes, status } = registro
  const itens = itensDe(registro, rotulos)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <DefinitionList items={doPeriodo(registro)} />
      <Fracoes
        linhas={linhasDe(dados['fracoes'])}
        simuladas={simulacao?.fracoes ?? []}
        nomes={nomes['fracoes'] ?? {}}
      />
      {itens.length > 0 && <DefinitionList items={itens} />}
      {simulacao && (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          {simulacao.valores && (
            <div>
              <Titulo>Valores</Titulo>
              <Valores valores={simulacao.valores} simulacao={simulacao} />
            </div>
          )}
          {!semEfeito.includes(status) && (
            <div>
              <Titulo>Prazos</Titulo>
              <Prazos fracoes={simulacao.fracoes} concessivoFim={periodo.concessivoFim} />
            </div>
          )}
        </Box>
      )}
    </Box>
  )
}

const Titulo = ({ children }: { readonly children: string }) => (
  <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
)

interface FracoesProps {
  readonly linhas: readonly Linha[]
  readonly simuladas: readonly FracaoSimulada[]
  readonly nomes: Readonly<Record<string, string>>
}

/** Each fraction with its days and who covers. */
const Fracoes = ({ linhas, simuladas, nomes }: FracoesProps) => (
  <Box sx={{ containerType: 'inline-size' }}>
    <Tabela>
      <thead>
        <tr>
          {['Início', 'Último dia', 'Dias', 'Volta ao trabalho', 'Quem cobre'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {linhas.map((linha, i) => (
          <Fracao key={i} linha={linha} simulada={simuladas[i]} nomes={nomes} />
        ))}
      </tbody>
    </Tabela>
  </Box>
)

interface FracaoProps {
  readonly linha: Linha
  readonly simulada: FracaoSimulada | undefined
  readonly nomes: FracoesProps['nomes']
}

const Fracao = ({ linha: { inicio, dias, ...cobre }, simulada, nomes }: FracaoProps) => (
  <tr>
    <th scope="row">{inicio && diaComSemana(inicio)}</th>
    <td data-label="até">{simulada ? diaComSemana(simulada.fim) : '–'}</td>
    <td>
      {dias !== null && quantosDias(dias)}
      {simulada && simulada.diasEmDobro > 0 && (
        <small data-tom="error">{quantosDias(simulada.diasEmDobro)} em dobro</small>
      )}
    </td>
    <td data-label="volta">{simulada ? diaComSemana(simulada.voltaAoTrabalho) : '–'}</td>
    <td data-label="cobre">{quemCobre(cobre, nomes)}</td>
  </tr>
)

function quemCobre(
  { cobertura, colaboradorId, motivo }: Pick<Linha, 'cobertura' | 'colaboradorId' | 'motivo'>,
  nomes: FracoesProps['nomes'],
) {
  if (cobertura === null) return 'Por definir'
  if (cobertura === 'sem_cobertura')
    return (
      <>
        {tiposDeCobertura.sem_cobertura}
        {motivo && <small>{motivo}</small>}
      </>
    )
  const nome = nomes[String(colaboradorId)]
  if (nome === undefined) return tiposDeCobertura[cobertura]
  return (
    <>
      {nome}
      <small>{tiposDeCobertura[cobertura]}</small>
    </>
  )
}
