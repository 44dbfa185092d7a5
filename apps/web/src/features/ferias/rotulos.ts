import { causasDeInterrupcao } from '@rh/domain/processos/ferias/ferias'
import { camposDasFerias, tiposDeCobertura } from '@rh/domain/processos/ferias/campos'
import {
  data,
  dinheiro,
  readCampos,
  naTabela,
  simNao,
  texto,
  type CamposLidos,
  type Formato,
} from '../processo/formatos.ts'
import {
  rotulosDaFolha,
  type Escalar,
  type LeituraDosCampos,
  type Nomes,
  type Rotulos,
} from '../processo/rotulos.ts'
import { quantosDias } from './textos.ts'

const dias: Formato = (valor) => quantosDias(Number(valor))

export const campos = camposDasFerias

/** Who does the work meanwhile, in words; empty while nobody was chosen. */
export function coberturaEmTexto(
  { cobertura, colaboradorId }: Readonly<Record<string, Escalar | undefined>>,
  nomes: Nomes,
): string {
  if (cobertura === 'sem_cobertura') return 'sem cobertura'
  const nome = nomes['fracoes']?.[String(colaboradorId)]
  if (nome) return `cobre ${nome}${cobertura === 'folguista' ? ', folguista' : ''}`
  return cobertura ? naTabela(tiposDeCobertura)(cobertura).toLowerCase() : ''
}

const linhas = {
  fracoes: (fracao, nomes) =>
    [
      `${dias(fracao['dias'] ?? '?')} a partir de ${data(texto(fracao['inicio'], '?'))}`,
      coberturaEmTexto(fracao, nomes),
    ]
      .filter(Boolean)
      .join(', '),
} as const satisfies LeituraDosCampos['linhas']

const camposDaInterrupcao: CamposLidos = {
  causa: { label: 'Causa', formato: naTabela(causasDeInterrupcao) },
  em: { label: 'Interrompidas em', formato: data },
}

/** The words of the request; the period and who covers by the names that the record brings. */
export const rotulosDe = (nomes: Nomes): Rotulos => ({
  ...rotulosDaFolha(
    campos,
    {
      formatos: { abonoDias: dias, abonoRequeridoEm: data, adiantamento13: simNao, concordancia: simNao },
      linhas,
    },
    nomes,
  ),
  daTransicao: (transicao, dados) =>
    transicao === 'interromper'
      ? readCampos(camposDaInterrupcao, dados).map(({ label, value }) => ({ label, valor: value }))
      : [],
})

const faltas = (valor: Escalar): string => (valor === 1 ? '1 falta' : `${valor} faltas`)

const camposDoParecer: CamposLidos = {
  faltas: { label: 'Faltas sem justificativa', formato: faltas },
  mediasCentavos: { label: 'Média das verbas variáveis', formato: dinheiro },
  conferida: { label: 'Período, faltas e médias conferidos', formato: simNao },
  dataPagamento: { label: 'Pago em', formato: data },
  valorCentavos: { label: 'Valor pago', formato: dinheiro },
}

/** The own fields of a sector's parecer as labels and values. */
export const dadosDoParecer = (dados: Readonly<Record<string, unknown>> | undefined) =>
  readCampos(camposDoParecer, dados)
