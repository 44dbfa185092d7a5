import type { Pendencia } from '@rh/domain/pendencia'
import type { Compared } from '../../ui/data/compare.ts'
import type { CompareRow } from '../../ui/data/CompareTable.tsx'
import type { DatePoint } from '../../ui/data/date-track.ts'
import type { DateSpan } from '../../ui/data/DateTrack.tsx'
import { formatMoney } from '../../lib/format.ts'
import { isData } from '../../lib/time/dia.ts'
import { diaComSemana, quantosDias } from '../../lib/time/textos.ts'
import type { Linha, Simulacao } from './registro.ts'

// What a dismissal works out to, as its form and its page draw it.

const tonsDasDatas: Readonly<Record<string, DatePoint['tone']>> = {
  pagamento: 'error',
  projecao: 'soft',
  inicio_aviso: 'soft',
}

/** The days of a dismissal, each with the article that asks for it. */
export const pontosDaLinha = ({ linhaDoTempo }: Simulacao): DatePoint[] =>
  linhaDoTempo.map(({ codigo, rotulo, data, baseLegal }) => ({
    date: data,
    label: rotulo,
    note: baseLegal,
    tone: tonsDasDatas[codigo],
  }))

const CODIGO_7238 = 'LEI_7238'

const acharData = (achado: Pendencia | undefined, nome: string): string | undefined => {
  const valor = achado?.dados?.[nome]
  return isData(valor) ? valor : undefined
}

/** The days before the data-base in which a projected end costs one more wage (Lei 7.238 art. 9º). */
function janelaDaLei(achados: readonly Pendencia[]): DateSpan[] {
  const achado = achados.find(({ codigo }) => codigo === CODIGO_7238)
  const [from, to] = [acharData(achado, 'janelaInicio'), acharData(achado, 'janelaFim')]
  if (from === undefined || to === undefined) return []
  return [{ from, to, tone: 'warning', label: `${diaComSemana(from)} a ${diaComSemana(to)}: Lei 7.238` }]
}

/** The first day on which the dismissal may be told without that wage. */
export const foraDaJanela = (achados: readonly Pendencia[]): string | undefined =>
  acharData(
    achados.find(({ codigo }) => codigo === CODIGO_7238),
    'primeiraComunicacaoFora',
  )

/** The stretches of the notice over the days, and the window of Lei 7.238. */
export function faixasDaLinha(simulacao: Simulacao, achados: readonly Pendencia[]): DateSpan[] {
  const { comunicacao, dtDeslig, dtProjFimAPI, avisoTrabalhados, avisoIndenizados } = simulacao
  return [
    ...(avisoTrabalhados
      ? [
          {
            from: comunicacao,
            to: dtDeslig,
            tone: 'primary' as const,
            label: `aviso trabalhado, ${quantosDias(avisoTrabalhados)}`,
          },
        ]
      : []),
    ...(avisoIndenizados && dtProjFimAPI
      ? [
          {
            from: dtDeslig,
            to: dtProjFimAPI,
            tone: 'primary' as const,
            label: `aviso indenizado, ${quantosDias(avisoIndenizados)}`,
          },
        ]
      : []),
    ...janelaDaLei(achados),
  ]
}

/** How much of what it is, and the first of its articles; all of them stand in its working. */
const notaDe = ({ referencia, baseLegal, estimado }: Linha): string =>
  [referencia, estimado && 'estimado', baseLegal.split('; ')[0]].filter(Boolean).join(' · ')

const comSinal = ({ tipo, centavos }: Linha): number => (tipo === 'desconto' ? -centavos : centavos)

/** The lines of a kind in both, in their order; what only the other has comes after. */
function linhasDoTipo(tipo: Linha['tipo'], lados: readonly Simulacao[]): CompareRow[] {
  const dosLados = lados.map(({ linhas }) => linhas.filter((linha) => linha.tipo === tipo))
  const codigos = [...new Set(dosLados.flat().map(({ codigo }) => codigo))]
  return codigos.flatMap((codigo) => {
    const nosLados = dosLados.map((linhas) => linhas.find((linha) => linha.codigo === codigo))
    const [primeira] = nosLados.flatMap((linha) => linha ?? [])
    if (!primeira) return []
    return [
      {
        label: primeira.rotulo,
        note: notaDe(primeira),
        values: nosLados.map((linha): Compared => (linha ? comSinal(linha) : null)),
        outside: tipo === 'fgts',
      },
    ]
  })
}

const total = (
  label: string,
  lados: readonly Simulacao[],
  de: (uma: Simulacao) => number | null,
): CompareRow => ({
  label,
  values: lados.map(de),
  total: true,
})

const seguroEmTexto = ({ seguroDesemprego }: Simulacao): Compared => {
  if (!seguroDesemprego) return null
  const { elegivel } = seguroDesemprego
  return elegivel === null ? 'a conferir' : elegivel ? 'tem direito' : 'não tem'
}

/** The amounts line by line, of one dismissal or of two; the FGTS fine and what it opens stand outside the sum. */
export function linhasDaConta(lados: readonly Simulacao[]): CompareRow[] {
  const descontos = linhasDoTipo('desconto', lados)
  const [primeira] = lados
  return [
    ...linhasDoTipo('provento', lados),
    total('Total bruto', lados, ({ totalBruto }) => totalBruto),
    ...descontos,
    ...(descontos.length > 0 ? [total('Total líquido', lados, ({ totalLiquido }) => totalLiquido)] : []),
    ...linhasDoTipo('fgts', lados).map((linha) => ({ ...linha, label: `${linha.label}, na guia` })),
    {
      label: 'Saca do FGTS',
      note: primeira?.saqueFgts?.texto,
      values: lados.map(({ saqueFgts }) => (saqueFgts?.tem ? `${saqueFgts.percentual}%` : null)),
      outside: true,
    },
    {
      label: 'Seguro-desemprego',
      note: primeira?.seguroDesemprego?.porque,
      values: lados.map(seguroEmTexto),
      outside: true,
    },
  ]
}

/** Whether the person is told what it costs. */
export const temValores = ({ totalBruto }: Simulacao): boolean => totalBruto !== null

/** What leaves the company: gross amounts and fine. */
export const custoEmTexto = ({ totalBruto, multaFgts }: Simulacao): string =>
  formatMoney((totalBruto ?? 0) + (multaFgts ?? 0))
