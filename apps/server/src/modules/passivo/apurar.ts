import { sql, type RawBuilder } from 'kysely'
import { dataDoNumero } from '@rh/domain/regras/calendario/dia'
import { adiantamentoDo13 } from '@rh/domain/regras/ferias/adiantamento13'
import {
  comAfastamentos,
  contarPassivo,
  passivoDaPessoa,
  valorarPassivo,
  type ContagemDoPassivo,
  type Passivo,
  type ValoresDoPassivo,
} from '@rh/domain/regras/passivo/passivo'
import type { AliquotasDaFolha } from '@rh/domain/regras/passivo/encargos'
import type { Db, Tx } from '../../db/db.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { remuneracaoDe } from '../colaborador/remuneracao.ts'
import { findAliquotas } from './aliquotas.ts'
import { lerFatos, type FatosDeTodos } from './fatos.ts'
import { linhaDe, type LinhaDoPassivo } from './linha.ts'
import type { PeriodosDaPessoa } from './periodos.ts'
import { escalaDe, lerPessoas, type EscalaDaPessoa, type Pessoas } from './pessoas.ts'
import { SEM_NADA, somarPessoa, type PassivoDoContrato, type Soma } from './somas.ts'
import { entre, quaisDe, umDos, type Trecho } from './vinculos.ts'

/** The liability with one person of a contract. */
export interface PassivoApurado extends Passivo {
  readonly vinculoId: number
  readonly contratoId: number
  readonly remuneracaoCentavos: number
}

interface Base {
  readonly dia: string
  readonly aliquotas: AliquotasDaFolha
  readonly salarioMinimoCentavos: number
}

/** What the days of a line rest on. */
const datasDe = (
  { admissao, periodos, ocorrencias, afastamentos }: LinhaDoPassivo,
  { dia }: Pick<Base, 'dia'>,
) => ({
  dia,
  admissao,
  periodos: periodos.lista,
  ...(ocorrencias && { ocorrencias }),
  ...(afastamentos && { afastamentos }),
})

/** What the amounts rest on, besides the days. */
function valoresDe(
  { admissao, adiantado: ferias }: LinhaDoPassivo,
  remuneracaoCentavos: number,
  { aliquotas }: Base,
) {
  const adiantado = ferias && adiantamentoDo13({ ...ferias, admissao })
  return {
    remuneracaoCentavos,
    aliquotas,
    ...(adiantado && { adiantado13Centavos: adiantado.valorCentavos }),
  }
}

const semPassivo = ({ vinculoId }: LinhaDoPassivo, { dia }: Base): Error =>
  new Error(`No liability for the bond ${vinculoId} on ${dia}`)

const remunerar = ({ escala, ...linha }: LinhaDoPassivo, { salarioMinimoCentavos }: Base): number =>
  remuneracaoDe({ ...linha, ...escala }, salarioMinimoCentavos, 0).baseCentavos

function apurarUm(linha: LinhaDoPassivo, base: Base): PassivoApurado {
  const { vinculoId, contratoId } = linha
  const baseCentavos = remunerar(linha, base)
  const passivo = passivoDaPessoa({ ...datasDe(linha, base), ...valoresDe(linha, baseCentavos, base) })
  if (!passivo) throw semPassivo(linha, base)
  return { ...passivo, vinculoId, contratoId, remuneracaoCentavos: baseCentavos }
}

/** What two keys were answered before, within one reading of the company. */
function umaVez<A, V>() {
  const feitos = new Map<A, Map<number, V>>()
  return {
    get: (a: A, b: number): V | undefined => feitos.get(a)?.get(b),
    guardar: (a: A, b: number, valor: V): V => {
      const deste = feitos.get(a) ?? new Map<number, V>()
      feitos.set(a, deste.set(b, valor))
      return valor
    },
  }
}

/** Pay and risks as one number: `insalubridade` is a percentage below 64. */
const pagoDe = ({ salarios, insalubridades, periculosidades }: Pessoas, i: number): number =>
  ((salarios[i] ?? 0) * 64 + (insalubridades[i] ?? 0)) * 2 + (periculosidades[i] ?? 0)

/** The first of the counts that come to the same amounts: they differ by the dates that they were reached from. */
function comuns(): (contagem: ContagemDoPassivo) => ContagemDoPassivo {
  const conhecidas = new Map<string, ContagemDoPassivo>()
  return (contagem) => {
    const { diasVencidos, diasEmDobro, diasProporcionais, avos13 } = contagem
    const chave = `${diasVencidos},${diasEmDobro},${diasProporcionais},${avos13}`
    const comum = conhecidas.get(chave) ?? contagem
    conhecidas.set(chave, comum)
    return comum
  }
}

/**
 * Days and amounts of one person after another: those who were hired on a day, and took their vacations, are counted once,
 * and a row is made only of who is not as others are.
 */
function somador(base: Base, fatos: FatosDeTodos) {
  const contagens = umaVez<PeriodosDaPessoa, ContagemDoPassivo>()
  const remuneracoes = umaVez<EscalaDaPessoa, number>()
  const avaliados = umaVez<ContagemDoPassivo, ValoresDoPassivo>()
  const comum = comuns()
  const contar = (linha: LinhaDoPassivo): ContagemDoPassivo => {
    const contagem = contarPassivo(datasDe({ ...linha, afastamentos: null }, base))
    if (!contagem) throw semPassivo(linha, base)
    return comum(contagem)
  }
  const avaliar = (linha: LinhaDoPassivo, contagem: ContagemDoPassivo, remuneracao: number) => {
    const valores = valorarPassivo(contagem, valoresDe(linha, remuneracao, base))
    if (!valores) throw semPassivo(linha, base)
    return valores
  }
  return (pessoas: Pessoas, i: number, soma: Soma): void => {
    const vinculo = pessoas.vinculoIds[i] ?? 0
    const [admissao, periodos, escala] = [
      pessoas.admissoes[i] ?? 0,
      fatos.periodosDe(vinculo),
      escalaDe(pessoas, i),
    ]
    const pago = pagoDe(pessoas, i)
    const remuneracao =
      remuneracoes.get(escala, pago) ??
      remuneracoes.guardar(escala, pago, remunerar(linhaDe(pessoas, i, fatos), base))
    const [ocorrencias, afastamentos] = [fatos.ocorrenciasDe(vinculo), fatos.afastamentosDe(vinculo)]
    const semOsDias = ocorrencias
      ? contar(linhaDe(pessoas, i, fatos))
      : (contagens.get(periodos, admissao) ??
        contagens.guardar(periodos, admissao, contar(linhaDe(pessoas, i, fatos))))
    const contagem = afastamentos
      ? comum(comAfastamentos(semOsDias, { dia: base.dia, admissao: dataDoNumero(admissao), afastamentos }))
      : semOsDias
    const valores =
      fatos.adiantadoDe(vinculo) === null
        ? (avaliados.get(contagem, remuneracao) ??
          avaliados.guardar(
            contagem,
            remuneracao,
            avaliar(linhaDe(pessoas, i, fatos), contagem, remuneracao),
          ))
        : avaliar(linhaDe(pessoas, i, fatos), contagem, remuneracao)
    somarPessoa(soma, contagem, valores)
  }
}

/** Bonds of one reading: what is held at once, and how long the process thinks without answering anybody. */
const POR_VEZ = 12_000

/** What a day's liability is made with: rates and minimum wage. */
const baseDe = async (db: Db | Tx, dia: string): Promise<Base> => {
  const [aliquotas, salarioMinimoCentavos] = await Promise.all([
    findAliquotas(db, dia),
    findSalarioMinimo(db, dia),
  ])
  return { dia, aliquotas, salarioMinimoCentavos }
}

/** The liability with each of these people at the end of a day; who has no bond then is left out. */
export async function apurarPessoas(
  db: Db | Tx,
  dia: string,
  ids: readonly number[],
): Promise<PassivoApurado[]> {
  const vinculos = umDos(ids)
  const [pessoas, fatos, base] = await Promise.all([
    lerPessoas(db, { dia, onde: sql<boolean>`true`, vinculos }),
    lerFatos(db, { dia, vinculos }),
    baseDe(db, dia),
  ])
  return pessoas.vinculoIds.map((_, i) => apurarUm(linhaDe(pessoas, i, fatos), base))
}

/**
 * The liability of each contract at the end of a day, as `onde` picks its people; read by stretches of bonds, so that no
 * request of anybody else waits for the whole company.
 */
export async function apurarContratos(
  db: Db | Tx,
  dia: string,
  onde: RawBuilder<boolean>,
  porVez = POR_VEZ,
): Promise<PassivoDoContrato[]> {
  const { ids, trechos } = await quaisDe(db, onde, porVez)
  const [primeiro, ultimo] = [trechos[0], trechos.at(-1)]
  if (!primeiro || !ultimo) return []
  const vinculosDe = (trecho: Trecho) => (ids ? umDos(ids) : entre(trecho))
  const ler = (i: number) => {
    const trecho = trechos[i]
    if (!trecho) return Promise.resolve(null)
    const lidas = lerPessoas(db, { dia, onde, vinculos: vinculosDe(trecho) })
    // Waited for after the stretch before it was counted: until then nobody looks whether it failed.
    lidas.catch(() => undefined)
    return lidas
  }
  // The database reads a stretch while the one before it is counted.
  let proximas = ler(0)
  const [base, fatos] = await Promise.all([
    baseDe(db, dia),
    lerFatos(db, { dia, vinculos: vinculosDe({ de: primeiro.de, ate: ultimo.ate }) }),
  ])
  const somas = new Map<number, Soma>()
  const somar = somador(base, fatos)
  for (let i = 0; i < trechos.length; i += 1) {
    const pessoas = await proximas
    proximas = ler(i + 1)
    for (const [j, contratoId] of (pessoas?.contratoIds ?? []).entries()) {
      const soma = somas.get(contratoId) ?? { ...SEM_NADA }
      somas.set(contratoId, soma)
      if (pessoas) somar(pessoas, j, soma)
    }
  }
  return [...somas].map(([contratoId, soma]) => ({ contratoId, ...soma }))
}
