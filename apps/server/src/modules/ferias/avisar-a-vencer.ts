import { formatData } from '@rh/domain/br/data'
import { AVISOS_DE_VENCIMENTO_DIAS, quemEAvisadoDoVencimento } from '@rh/domain/processos/ferias/avisos'
import { sql } from 'kysely'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import type { Tx } from '../../db/db.ts'
import { avisarAntes } from '../../jobs/avisar-antes.ts'
import { emVigor } from '../colaborador/periodo.ts'

interface PrestesAVencer {
  /** The bond. */
  readonly id: number
  readonly nome: string
  readonly posto: string
  readonly contratoId: number
  readonly saldo: number
  /** Last day of the concession period. */
  readonly fim: string
  readonly ultimoInicio: string
}

/**
 * Warns of days that nobody asked for yet, 90, 60 and 30 days before the period to enjoy them ends: what begins too
 * late is paid in double (CLT art. 137). Who asked for all of them is left alone.
 */
export const avisarFeriasAVencer = avisarAntes<PrestesAVencer>({
  nome: 'ferias.avisar-a-vencer',
  titulo: 'Avisos de férias a vencer',
  cron: '30 6 * * *',
  antecedencias: async () => AVISOS_DE_VENCIMENTO_DIAS,
  terminam: findPrestesAVencer,
  marcas: { tabela: 'feriasAlerta', registro: 'vinculoId', fim: 'concessaoFim' },
  destinatarios: pessoasPorContrato,
  texto: textoDe,
})

async function findPrestesAVencer(tx: Tx, hoje: string, dias: number): Promise<PrestesAVencer[]> {
  const { rows } = await sql<PrestesAVencer>`
    select fp.vinculo_id as id, coalesce(pe.nome_social, pe.nome) as nome, lo.nome as posto, cp.contrato_id, fp.saldo,
           fp.concessao_fim as fim, fp.ultimo_inicio
      from ferias_periodo fp
      join colaborador_periodo cp on cp.vinculo_id = fp.vinculo_id and ${emVigor(hoje)}
      join vinculo v on v.id = fp.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
      join posto po on po.id = cp.posto_id
      join local lo on lo.id = po.local_id
     where fp.saldo > 0 and fp.concessao_fim between ${hoje}::date and ${hoje}::date + ${dias}::int
       and cp.data_desligamento is null
     order by fp.concessao_fim, fp.id`.execute(tx)
  return rows
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

function textoDe({ nome, posto, saldo, ultimoInicio }: PrestesAVencer, quando: string): string {
  const dias = saldo === 1 ? '1 dia' : `${saldo} dias`
  return `O prazo das férias de ${nome} (${posto}) termina ${quando}, com ${dias} por marcar. Sem dobra, começam até ${formatData(ultimoInicio)}.`
}
