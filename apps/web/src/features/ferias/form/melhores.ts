import { melhoresDatas, type OpcaoDeDatas } from '@rh/domain/regras/ferias/melhores-datas'
import { diasAte, maisDias } from '../../../lib/time/dia.ts'
import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { regraDe } from './conta.ts'
import { equipeFora } from './estados.ts'
import { fimDe } from './linhas.ts'
import type { Opcoes, Periodo } from '../registro.ts'

export interface PedidoDeDatas {
  readonly dias: number
  readonly periodo: Pick<Periodo, 'aquisitivoFim' | 'concessivoFim'>
  readonly opcoes: Pick<Opcoes, 'calendario' | 'remuneracaoCentavos'>
  /** What the request has on other days. */
  readonly outras: readonly Fracao[]
}

export interface DataOferecida extends OpcaoDeDatas {
  /** Names of who of the team is away on some of its days. */
  readonly fora: readonly string[]
}

/** Written notice comes thirty days before (CLT art. 135). */
const AVISO_DIAS = 30
/** What is looked at when the term to enjoy is over already, or nearly. */
const ALCANCE_DIAS = 180
const OFERECIDAS = 3
/** How far from each other the offers are, in days: less where the term leaves no room for more. */
const AFASTAMENTOS = [14, 7, 1]
const TODAS = 400

const maior = (um: string, outro: string): string => (um > outro ? um : outro)

function procurar({ dias, periodo, opcoes, outras }: PedidoDeDatas) {
  const { calendario, remuneracaoCentavos } = opcoes
  const { aquisitivoFim, concessivoFim } = periodo
  const inicio = maior(maisDias(calendario.hoje, AVISO_DIAS), maisDias(aquisitivoFim, 1))
  return melhoresDatas({
    dias,
    aquisitivoFim,
    concessivoFim,
    hoje: calendario.hoje,
    impedimentos: [
      ...calendario.impedimentos,
      ...outras.map((fracao) => ({ inicio: fracao.inicio, fim: fimDe(fracao) })),
    ],
    regraDeInicio: regraDe(calendario),
    janela: { inicio, fim: maior(concessivoFim, maisDias(inicio, ALCANCE_DIAS)) },
    ...(remuneracaoCentavos !== null && { remuneracaoCentavos }),
    quantas: TODAS,
  })
}

/** The best three starts: no double pay where it can be avoided, then nobody else away, then the rest. */
export function datasOferecidas(pedido: PedidoDeDatas): readonly DataOferecida[] {
  const { equipe } = pedido.opcoes.calendario
  const todas = procurar(pedido).opcoes
  const semDobra = todas.filter(({ diasEmDobro }) => diasEmDobro === 0)
  const candidatas = (semDobra.length > 0 ? semDobra : todas)
    .map((opcao) => ({ ...opcao, fora: equipeFora(equipe, opcao).map(({ nome }) => nome) }))
    .toSorted((a, b) => a.diasEmDobro - b.diasEmDobro || a.fora.length - b.fora.length)
  return AFASTAMENTOS.reduce<readonly DataOferecida[]>(
    (escolhidas, dias) => candidatas.reduce((antes, opcao) => comEla(antes, opcao, dias), escolhidas),
    [],
  )
}

function comEla(escolhidas: readonly DataOferecida[], opcao: DataOferecida, dias: number) {
  const longe = escolhidas.every(({ inicio }) => Math.abs(diasAte(inicio, opcao.inicio)) >= dias)
  return longe && escolhidas.length < OFERECIDAS ? [...escolhidas, opcao] : escolhidas
}

/** The last start of so many days without double pay; null where there is none any more. */
export const ultimoSemDobra = (pedido: PedidoDeDatas): string | null => procurar(pedido).ultimoInicioSemDobro
