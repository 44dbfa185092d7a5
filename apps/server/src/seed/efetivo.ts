import { numeroDoDia } from '@rh/domain/regras/calendario/dia'
import { contratoOf, escalaOf, sindicatos, type CargoNome, type Uf } from './empresa.ts'
import { lugares } from './lugares.ts'
import { criarPessoa, somarDias, type Gerador, type PessoaDemo } from './pessoas.ts'
import { antesDoReajuste, postos, salarioPrevisto, type PostoDemo } from './postos.ts'

// Who works where. Every post is a row of chairs; a chair is never taken twice on one day, so the
// occupation of a post is never above its quantity, today or at any time before.

export interface VersaoDemo {
  readonly vigencia: string
  /** Index in `postos`. */
  readonly posto: number
  readonly salarioCentavos: number
  readonly motivo: string
}

export interface AlocacaoDemo {
  readonly posto: number
  readonly inicio: string
  readonly fim: string | null
}

export interface VinculoDemo {
  readonly pessoa: PessoaDemo
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  readonly versoes: readonly VersaoDemo[]
  readonly alocacoes: readonly AlocacaoDemo[]
}

const DESLIGADOS = 60
const MOVIMENTADOS = 16
/** A chair with at least so many days before its present owner had another one. */
const DIAS_PARA_ANTECESSOR = 150
const DIAS_EM_CADA_POSTO = 60

interface Cadeira {
  readonly posto: number
  readonly abertura: string
  readonly inicio: string
}

const postoDe = (indice: number): PostoDemo => {
  const posto = postos[indice]
  if (!posto) throw new Error(`No post ${indice}`)
  return posto
}

const diasEntre = (de: string, ate: string): number =>
  Temporal.PlainDate.from(de).until(Temporal.PlainDate.from(ate), { largestUnit: 'days' }).days

/** In 12x36 half of the chairs work on each turn, which is counted from the first day. */
const noTurno = ({ escala }: PostoDemo, cadeira: number, inicio: string): string =>
  escalaOf(escala).tipo !== '12x36' || numeroDoDia(inicio) % 2 === cadeira % 2 ? inicio : somarDias(inicio, 1)

/** Chairs with an owner today, but for those that the admissions fill. */
function cadeirasOcupadas({ acaso, hoje }: Gerador, reservadas: readonly number[]): Cadeira[] {
  return postos.flatMap((posto, indice) => {
    const abertura = somarDias(hoje, contratoOf(posto.contrato).inicio)
    const deAdmissoes = reservadas.filter((reservada) => reservada === indice).length
    const donos = posto.quantidade - posto.livres - deAdmissoes
    return Array.from({ length: Math.max(donos, 0) }, (_, cadeira) => ({
      posto: indice,
      abertura,
      inicio: noTurno(posto, cadeira, somarDias(abertura, acaso.inteiro(0, diasEntre(abertura, hoje) - 5))),
    }))
  })
}

/** The last data-base of a union, when pay went up. */
export function ultimoReajuste(uf: Uf, hoje: string): string {
  const mes = sindicatos[uf].dataBaseMes
  const deste = Temporal.PlainDate.from(hoje).with({ month: mes, day: 1 })
  const passou = Temporal.PlainDate.compare(deste, Temporal.PlainDate.from(hoje)) <= 0
  return (passou ? deste : deste.subtract({ years: 1 })).toString()
}

const reajusteDoPosto = (posto: number, hoje: string): string =>
  ultimoReajuste(contratoOf(postoDe(posto).contrato).uf, hoje)

/** One version for each day on which post or pay changed. */
function versoesDe(alocacoes: readonly AlocacaoDemo[], fim: string, hoje: string): VersaoDemo[] {
  const reajustes = alocacoes.map(({ posto }) => reajusteDoPosto(posto, hoje))
  const datas = [...alocacoes.map(({ inicio }) => inicio), ...reajustes]
  const primeira = datas[0] ?? fim
  const vigencias = [...new Set(datas)].filter((data) => data >= primeira && data <= fim).toSorted()
  let anterior: VersaoDemo | undefined
  return vigencias.map((vigencia) => {
    const posto = alocacoes.findLast(({ inicio }) => inicio <= vigencia)?.posto ?? 0
    const previsto = salarioPrevisto(postoDe(posto))
    const antigo = vigencia < reajusteDoPosto(posto, hoje)
    const versao: VersaoDemo = {
      vigencia,
      posto,
      salarioCentavos: antigo ? antesDoReajuste(previsto) : previsto,
      motivo: motivoDe(anterior?.posto, posto),
    }
    anterior = versao
    return versao
  })
}

function motivoDe(de: number | undefined, para: number): string {
  if (de === undefined) return 'Admissão'
  if (de === para) return 'Reajuste da convenção coletiva'
  return postoDe(de).cargo === postoDe(para).cargo ? 'Remanejamento' : 'Promoção'
}

function vinculoEm(
  gerador: Gerador,
  alocacoes: readonly AlocacaoDemo[],
  pessoa = criarPessoa(gerador, lugarDe(alocacoes[0]?.posto ?? 0)),
): VinculoDemo {
  const dataDesligamento = alocacoes.at(-1)?.fim ?? null
  return {
    pessoa,
    dataAdmissao: alocacoes[0]?.inicio ?? gerador.hoje,
    dataDesligamento,
    versoes: versoesDe(alocacoes, dataDesligamento ?? gerador.hoje, gerador.hoje),
    alocacoes,
  }
}

export const lugarDe = (posto: number) => lugares[contratoOf(postoDe(posto).contrato).lugar]

/** Someone hired into a post from a date on and still there. */
export const vinculoDireto = (
  { hoje }: Pick<Gerador, 'hoje'>,
  pessoa: PessoaDemo,
  posto: number,
  inicio: string,
): VinculoDemo => {
  const alocacoes = [{ posto, inicio, fim: null }]
  const ate = inicio > hoje ? inicio : hoje
  return {
    pessoa,
    dataAdmissao: inicio,
    dataDesligamento: null,
    versoes: versoesDe(alocacoes, ate, hoje),
    alocacoes,
  }
}

/** Who sat in a chair before its present owner, and left. */
function antecessor(gerador: Gerador, { posto, abertura, inicio }: Cadeira): VinculoDemo {
  const { acaso } = gerador
  const fim = somarDias(inicio, -acaso.inteiro(1, 20))
  const entrada = somarDias(abertura, acaso.inteiro(0, diasEntre(abertura, fim) - 30))
  return vinculoEm(gerador, [{ posto, inicio: entrada, fim }])
}

const PODE_VIR_DE: Partial<Record<CargoNome, CargoNome>> = { encarregado: 'auxiliar', hospitalar: 'auxiliar' }

/** Whether the owner of a chair may have come from a post: same cargo elsewhere, or a smaller one. */
const podeVirDe = (cadeira: Cadeira, origem: number): boolean => {
  const [de, para] = [postoDe(origem), postoDe(cadeira.posto)]
  if (origem === cadeira.posto || contratoOf(de.contrato).uf !== contratoOf(para.contrato).uf) return false
  return (
    salarioPrevisto(de) <= salarioPrevisto(para) &&
    (de.cargo === para.cargo || PODE_VIR_DE[para.cargo] === de.cargo)
  )
}

/** Owners who came from another post: each takes the past of one chair that is empty today. */
function origensDe({ acaso, hoje }: Gerador, cadeiras: readonly Cadeira[]): Map<Cadeira, AlocacaoDemo> {
  const origens = new Map<Cadeira, AlocacaoDemo>()
  const vazias = postos.flatMap(({ livres }, indice) => Array.from({ length: livres }, () => indice))
  for (const posto of vazias) {
    const abertura = somarDias(hoje, contratoOf(postoDe(posto).contrato).inicio)
    const cadeira = cadeiras.find(
      (c) => !origens.has(c) && podeVirDe(c, posto) && diasEntre(abertura, c.inicio) > 2 * DIAS_EM_CADA_POSTO,
    )
    if (!cadeira || origens.size === MOVIMENTADOS) continue
    const folga = diasEntre(abertura, cadeira.inicio) - DIAS_EM_CADA_POSTO
    const inicio = somarDias(abertura, acaso.inteiro(0, folga))
    origens.set(cadeira, { posto, inicio, fim: somarDias(cadeira.inicio, -1) })
  }
  return origens
}

/** Everybody who works or worked here, in no particular order, but for those hired by the demo's admissions. */
export function criarEfetivo(gerador: Gerador, postosReservados: readonly number[]): VinculoDemo[] {
  const cadeiras = cadeirasOcupadas(gerador, postosReservados)
  const origens = origensDe(gerador, cadeiras)
  const donos = cadeiras.map((cadeira) => {
    const origem = origens.get(cadeira)
    const atual = { posto: cadeira.posto, inicio: cadeira.inicio, fim: null }
    return vinculoEm(gerador, origem ? [origem, atual] : [atual])
  })
  const antigas = cadeiras.filter((c) => diasEntre(c.abertura, c.inicio) >= DIAS_PARA_ANTECESSOR)
  const passo = antigas.length / DESLIGADOS
  const desligados = Array.from({ length: DESLIGADOS }, (_, i) => antigas[Math.floor(i * passo)])
    .filter((cadeira) => cadeira !== undefined)
    .map((cadeira) => antecessor(gerador, cadeira))
  return [...donos, ...desligados]
}
