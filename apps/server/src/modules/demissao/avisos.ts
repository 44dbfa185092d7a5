import { formatData } from '@rh/domain/br/data'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { sql } from 'kysely'
import { alertas, pessoasDosGrupos } from '../../alertas/alertas.ts'
import { avisarAntes } from '../../jobs/avisar-antes.ts'
import type { Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Tarefa } from '../../tarefa.ts'
import { contratosDe, type Processo } from '../processo/repository.ts'

// Who hears of the end of a contract. No alert says why, nor how much.

/** Beneficio stops what is paid by day. */
export async function avisarFim(
  work: UnitOfWork,
  processo: Processo,
  { vinculoId, dia }: { readonly vinculoId: number; readonly dia: string },
): Promise<void> {
  const { rows } = await sql<{ nome: string }>`
    select coalesce(pe.nome_social, pe.nome) as nome from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where v.id = ${vinculoId}`.execute(work.tx)
  await alertas.avisar(work, {
    usuarioIds: await pessoasDosGrupos(work.tx, ['Beneficio'], contratosDe(processo)),
    assunto: 'sistema',
    processoId: processo.id,
    icone: 'info',
    texto: `${rows[0]?.nome ?? ''}: fim do contrato em ${formatData(dia)}. Transporte e refeição param em ${formatData(somarDias(dia, 1))}.`,
  })
}

interface Caso {
  readonly id: number
  readonly numero: string
  readonly nome: string
  readonly contratoId: number | null
  readonly fim: string
}

async function listAPagar(tx: Tx, hoje: string, dias: number): Promise<Caso[]> {
  const { rows } = await sql<Caso>`
    select p.id, p.numero, coalesce(pe.nome_social, pe.nome) as nome, p.contrato_id, d.pagar_ate::text as fim
      from demissao d
      join processo p on p.id = d.processo_id
      join vinculo v on v.id = d.vinculo_id
      join pessoa pe on pe.id = v.pessoa_id
     where d.comunicado_em is not null and d.pago_em is null
       and p.status in ('desligado', 'em_conferencia')
       and d.pagar_ate between ${hoje}::date and ${hoje}::date + ${dias}::int
     order by d.pagar_ate, p.id`.execute(tx)
  return rows
}

/** Reminds Conferência and Rh of the last days to pay (CLT art. 477 § 6º). */
export const lembrarPagamento: Tarefa = avisarAntes<Caso>({
  nome: 'demissao.lembrar-pagamento',
  titulo: 'Lembretes do pagamento da rescisão',
  cron: '41 6 * * *',
  antecedencias: async () => [3, 1, 0],
  terminam: (tx, hoje, dias) => listAPagar(tx, hoje, dias),
  marcas: { tabela: 'demissaoAviso', registro: 'processoId', fim: 'fim', assunto: 'pagamento' },
  destinatarios:
    (tx) =>
    ({ contratoId }) =>
      pessoasDosGrupos(tx, ['Rescisao', 'Gerente Rh'], [contratoId]),
  texto: ({ numero, nome }, quando) => `Demissão ${numero} de ${nome}: o prazo para pagar termina ${quando}.`,
})
