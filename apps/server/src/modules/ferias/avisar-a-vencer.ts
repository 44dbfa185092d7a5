import { formatData } from '@rh/domain/br/data'
import {
  AVISOS_DE_VENCIMENTO_DIAS,
  FOLGA_DO_INICIO_DIAS,
  quemEAvisadoDoVencimento,
} from '@rh/domain/processos/ferias/avisos'
import { prazosDasFerias } from '@rh/domain/regras/ferias/prazos'
import { sql } from 'kysely'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import { avisarAntes } from '../../jobs/avisar-antes.ts'
import { emVigor } from '../colaborador/periodo.ts'
import { comInicioValido } from './inicio-valido.ts'

interface PrestesAVencer {
  /** The bond. */
  readonly id: number
  readonly nome: string
  readonly posto: string
  readonly contratoId: number
  readonly saldo: number
  /** Last start without double pay, or the last day of the concession period once that start went by. */
  readonly fim: string
  /** Last day of the concession period. */
  readonly marca: string
  /** What is still to be done about the notice of art. 135; null once that start went by. */
  readonly aviso: string | null
}

/**
 * Whether the balance of a period was another at some moment since the mark `m`: with a part of it marked the last start is
 * another day, and what was marked and came back was out of everybody's sight. What begins to be enjoyed leaves it as it is.
 */
const saldoMudou = sql<boolean>`exists (
  select from ferias_periodo p
    cross join lateral (
      select d.em, sum(d.dias) over (order by d.em) as saldo
        from (select l.em, sum(l.dias) as dias from ferias_lancamento l
               where l.periodo_id = p.id group by l.em) d) s
   where p.vinculo_id = m.vinculo_id and p.concessao_fim = m.concessao_fim and s.em > m.em
     and s.saldo <> (select sum(l.dias) from ferias_lancamento l
                      where l.periodo_id = p.id and l.em <= m.em))`

/**
 * Warns of days that nobody asked for yet, 90, 60 and 30 days before the last day on which they can begin and still end within
 * the concession period: what is enjoyed after it is paid in double (CLT art. 137; Súmula 81 TST), and the person has thirty
 * days of notice (art. 135). Who asked for all of them is left alone; once the balance is another, what was told is told anew.
 */
export const avisarFeriasAVencer = avisarAntes<PrestesAVencer>({
  nome: 'ferias.avisar-a-vencer',
  titulo: 'Avisos de férias a vencer',
  cron: '30 6 * * *',
  antecedencias: async () => AVISOS_DE_VENCIMENTO_DIAS,
  terminam: findPrestesAVencer,
  marcas: { tabela: 'feriasAlerta', registro: 'vinculoId', fim: 'concessaoFim', mudou: saldoMudou },
  destinatarios: pessoasPorContrato,
  texto: textoDe,
})

interface Linha extends Omit<PrestesAVencer, 'fim' | 'aviso'> {
  readonly colaboradorId: number
  readonly ultimoInicio: string
}

async function findPrestesAVencer(tx: Tx, hoje: string, dias: number): Promise<PrestesAVencer[]> {
  const { rows } = await sql<Linha>`
    select fp.vinculo_id as id, fp.vinculo_id as colaborador_id, coalesce(pe.nome_social, pe.nome) as nome, lo.nome as posto,
           cp.contrato_id, fp.saldo, fp.concessao_fim as marca, fp.ultimo_inicio
      from ferias_periodo fp
      join colaborador_periodo cp on cp.vinculo_id = fp.vinculo_id and ${emVigor(hoje)}
      join vinculo v on v.id = fp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join posto po on po.id = cp.posto_id
      join local lo on lo.id = po.local_id
     where fp.saldo > 0 and fp.concessao_fim >= ${hoje}::date
       and fp.ultimo_inicio <= ${hoje}::date + ${dias + FOLGA_DO_INICIO_DIAS}::int
       and cp.data_desligamento is null
     order by fp.concessao_fim, fp.id`.execute(tx)
  const linhas = await comInicioValido(tx, rows, hoje)
  return linhas.map(({ comecarAte, ...linha }) => {
    const jaPassou = comecarAte < hoje
    return {
      ...linha,
      aviso: jaPassou ? null : avisoDe(comecarAte, hoje),
      fim: jaPassou ? linha.marca : comecarAte,
    }
  })
}

function avisoDe(inicio: string, hoje: string): string {
  const { comunicarAte } = prazosDasFerias(inicio)
  if (comunicarAte < hoje) return 'O prazo do aviso de 30 dias à pessoa já passou.'
  return `Avise a pessoa ${comunicarAte === hoje ? 'hoje' : `até ${formatData(comunicarAte)}`}.`
}

/** Many periods end in one contract: who follows it is asked once. */
function pessoasPorContrato(tx: Tx): (caso: PrestesAVencer) => Promise<number[]> {
  const lidas = new Map<number, Promise<number[]>>()
  return ({ contratoId }) => {
    const pessoas = lidas.get(contratoId) ?? pessoasDosGrupos(tx, quemEAvisadoDoVencimento, [contratoId])
    lidas.set(contratoId, pessoas)
    return pessoas
  }
}

function textoDe({ nome, posto, saldo, aviso }: PrestesAVencer, quando: string): string {
  const dias = `com ${saldo === 1 ? '1 dia' : `${saldo} dias`} por marcar`
  const quem = `férias de ${nome} (${posto})`
  if (aviso === null)
    return `As ${quem} já não cabem no prazo, que termina ${quando}, ${dias}. Os dias depois dele são pagos em dobro.`
  return `O prazo para começar as ${quem} sem dobra termina ${quando}, ${dias}. ${aviso}`
}
