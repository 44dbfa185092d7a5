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
import { entre, umDos, type Trecho } from './vinculos.ts'

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

/** Sums of a contract: people, days and centavos. */
export interface PassivoDoContrato {
  readonly contratoId: number
  readonly pessoas: number
  readonly diasVencidos: number
  readonly diasEmDobro: number
  readonly vencidasCentavos: number
  readonly dobraCentavos: number
  readonly proporcionaisCentavos: number
  readonly tercoCentavos: number
  readonly decimoTerceiroCentavos: number
  readonly encargosCentavos: number
  readonly totalCentavos: number
}

const SEM_NADA = {
  pessoas: 0,
  diasVencidos: 0,
  diasEmDobro: 0,
  vencidasCentavos: 0,
  dobraCentavos: 0,
  proporcionaisCentavos: 0,
  tercoCentavos: 0,
  decimoTerceiroCentavos: 0,
  encargosCentavos: 0,
  totalCentavos: 0,
}

type Soma = { -readonly [C in keyof typeof SEM_NADA]: number }

function somarPessoa(soma: Soma, contagem: ContagemDoPassivo, valores: ValoresDoPassivo): void {
  soma.pessoas += 1
  soma.diasVencidos += contagem.diasVencidos
  soma.diasEmDobro += contagem.diasEmDobro
  soma.vencidasCentavos += valores.vencidasCentavos
  soma.dobraCentavos += valores.dobraCentavos
  soma.proporcionaisCentavos += valores.proporcionaisCentavos
  soma.tercoCentavos += valores.tercoCentavos
  soma.decimoTerceiroCentavos += valores.decimoTerceiroCentavos
  soma.encargosCentavos += valores.encargosCentavos
  soma.totalCentavos += valores.totalCentavos
}

/** The sums of several contracts together. */
export const somarContratos = (contratos: readonly PassivoDoContrato[]): typeof SEM_NADA =>
  contratos.reduce<typeof SEM_NADA>(
    (soma, contrato) => ({
      pessoas: soma.pessoas + contrato.pessoas,
      diasVencidos: soma.diasVencidos + contrato.diasVencidos,
      diasEmDobro: soma.diasEmDobro + contrato.diasEmDobro,
      vencidasCentavos: soma.vencidasCentavos + contrato.vencidasCentavos,
      dobraCentavos: soma.dobraCentavos + contrato.dobraCentavos,
      proporcionaisCentavos: soma.proporcionaisCentavos + contrato.proporcionaisCentavos,
      tercoCentavos: soma.tercoCentavos + contrato.tercoCentavos,
      decimoTerceiroCentavos: soma.decimoTerceiroCentavos + contrato.decimoTerceiroCentavos,
      encargosCentavos: soma.encargosCentavos + contrato.encargosCentavos,
      totalCentavos: soma.totalCentavos + contrato.totalCentavos,
    }),
    SEM_NADA,
  )

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

/** People who are asked for one by one; of more, so many ids take longer to send than the others in between to skip. */
const UM_A_UM = 2_000

/** Few bonds, or stretches of about so many each. A bond that was in two places has two rows, and is in one stretch. */
async function quaisDe(db: Db | Tx, onde: RawBuilder<boolean>, porVez: number) {
  const umAUm = Math.min(UM_A_UM, porVez)
  const { rows } = await sql<{ de: number | null; ate: number | null; total: number; ids: number[] | null }>`
    select min(cp.vinculo_id) as de, max(cp.vinculo_id) as ate, count(*)::int as total,
           (select array_agg(id) from (
             select cp.vinculo_id as id from colaborador_periodo cp where ${onde} limit ${umAUm + 1}) poucos) as ids
      from colaborador_periodo cp where ${onde}`.execute(db)
  const { de = null, ate = null, total = 0, ids: primeiros } = rows[0] ?? {}
  const ids = total <= umAUm ? (primeiros ?? null) : null
  if (de === null || ate === null) return { ids, trechos: [] }
  if (ids) return { ids, trechos: [{ de, ate }] }
  const largura = Math.ceil((ate - de + 1) / Math.ceil(total / porVez))
  const trechos = Array.from({ length: Math.ceil((ate - de + 1) / largura) }, (_, i) => ({
    de: de + i * largura,
    ate: de + (i + 1) * largura - 1,
  }))
  return { ids, trechos }
}
