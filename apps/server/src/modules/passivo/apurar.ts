import { sql, type RawBuilder } from 'kysely'
import { adiantamentoDo13 } from '@rh/domain/regras/ferias/adiantamento13'
import { passivoDaPessoa, type Passivo } from '@rh/domain/regras/passivo/passivo'
import type { AliquotasDaFolha } from '@rh/domain/regras/passivo/encargos'
import type { Db, Tx } from '../../db/db.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { remuneracaoDe } from '../colaborador/remuneracao.ts'
import { findAliquotas } from './aliquotas.ts'
import { lerPassivo, type LinhaDoPassivo } from './ler.ts'

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

function apurarUm(linha: LinhaDoPassivo, { dia, aliquotas, salarioMinimoCentavos }: Base): PassivoApurado {
  const { vinculoId, contratoId, admissao, periodos, ocorrencias, afastamentos, adiantadoEm } = linha
  const { baseCentavos } = remuneracaoDe(linha, salarioMinimoCentavos, 0)
  const adiantado =
    adiantadoEm === null
      ? null
      : adiantamentoDo13({ salarioCentavos: baseCentavos, admissao, inicio: adiantadoEm })
  const passivo = passivoDaPessoa({
    dia,
    admissao,
    remuneracaoCentavos: baseCentavos,
    periodos: periodos ?? [],
    aliquotas,
    ...(ocorrencias && { ocorrencias }),
    ...(afastamentos && { afastamentos }),
    ...(adiantado && { adiantado13Centavos: adiantado.valorCentavos }),
  })
  if (!passivo) throw new Error(`No liability for the bond ${vinculoId} on ${dia}`)
  return { ...passivo, vinculoId, contratoId, remuneracaoCentavos: baseCentavos }
}

/** Bonds of one reading: what is held at once, and how long the process thinks without answering anybody. */
const POR_VEZ = 4_000

/** What a day's liability is made with: rates and minimum wage. */
const baseDe = async (db: Db | Tx, dia: string): Promise<Base> => {
  const [aliquotas, salarioMinimoCentavos] = await Promise.all([
    findAliquotas(db, dia),
    findSalarioMinimo(db, dia),
  ])
  return { dia, aliquotas, salarioMinimoCentavos }
}

/** The liability with each person at the end of a day, as `onde` picks them among the rows of `colaborador_periodo cp`. */
export async function apurarPessoas(
  db: Db | Tx,
  dia: string,
  onde: RawBuilder<boolean>,
): Promise<PassivoApurado[]> {
  const [linhas, base] = await Promise.all([lerPassivo(db, dia, onde), baseDe(db, dia)])
  return linhas.map((linha) => apurarUm(linha, base))
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

const somarPessoa = (soma: typeof SEM_NADA, um: PassivoApurado): typeof SEM_NADA => ({
  pessoas: soma.pessoas + 1,
  diasVencidos: soma.diasVencidos + um.diasVencidos,
  diasEmDobro: soma.diasEmDobro + um.diasEmDobro,
  vencidasCentavos: soma.vencidasCentavos + um.vencidasCentavos,
  dobraCentavos: soma.dobraCentavos + um.dobraCentavos,
  proporcionaisCentavos: soma.proporcionaisCentavos + um.proporcionaisCentavos,
  tercoCentavos: soma.tercoCentavos + um.tercoCentavos,
  decimoTerceiroCentavos: soma.decimoTerceiroCentavos + um.decimoTerceiroCentavos,
  encargosCentavos: soma.encargosCentavos + um.encargos.totalCentavos,
  totalCentavos: soma.totalCentavos + um.totalCentavos,
})

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
  const [base, trechos] = await Promise.all([baseDe(db, dia), trechosDe(db, onde, porVez)])
  const somas = new Map<number, typeof SEM_NADA>()
  for (const { de, ate } of trechos) {
    const linhas = await lerPassivo(db, dia, sql`(${onde} and cp.vinculo_id between ${de} and ${ate})`)
    for (const linha of linhas)
      somas.set(linha.contratoId, somarPessoa(somas.get(linha.contratoId) ?? SEM_NADA, apurarUm(linha, base)))
  }
  return [...somas].map(([contratoId, soma]) => ({ contratoId, ...soma }))
}

/** Stretches of bonds of a few thousand each. A bond that was in two places has two rows, and is in one stretch. */
async function trechosDe(db: Db | Tx, onde: RawBuilder<boolean>, porVez: number) {
  const { rows } = await sql<{ de: number; ate: number }>`
    select min(vinculo_id) as de, max(vinculo_id) as ate
      from (select q.vinculo_id, (row_number() over (order by q.vinculo_id) - 1) / ${porVez}::int as trecho
              from (select distinct cp.vinculo_id from colaborador_periodo cp where ${onde}) q) t
     group by trecho order by 1`.execute(db)
  return rows
}
