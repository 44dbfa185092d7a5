import { sql } from 'kysely'
import { ALERTAS_DE_FIM_DIAS } from '@rh/domain/regras/contrato/reajuste'
import { gruposDe } from '@rh/domain/setores/setores'
import type { Tx } from '../../db/db.ts'
import { avisarAntes } from '../../jobs/avisar-antes.ts'
import { pessoasDosGrupos } from '../../alertas/alertas.ts'
import { findSaidas } from './efetivo.ts'
import { avisoDePreclusao } from './precos.ts'

interface ContratoNoFim {
  readonly id: number
  readonly numero: string
  readonly cliente: string
  readonly fim: string
  readonly gestorId: number | null
  readonly hoje: string
}

/** Warns of contracts that end within 120, 90, 60 and 30 days. An extension is another end. */
export const avisarFim = avisarAntes<ContratoNoFim>({
  nome: 'contratos.avisar-fim',
  titulo: 'Avisos do fim de contratos',
  cron: '0 6 * * *',
  antecedencias: async () => ALERTAS_DE_FIM_DIAS,
  terminam: findNoFim,
  marcas: { tabela: 'contratoAlerta', registro: 'contratoId', fim: 'termino' },
  destinatarios: (tx) => (contrato) => listDestinatarios(tx, contrato),
  texto: async ({ id, numero, cliente, fim, hoje }, quando, tx) => {
    const saidas = await findSaidas(tx, id, fim)
    const preclusao = await avisoDePreclusao(tx, id, hoje)
    return `Contrato ${numero} (${cliente}) termina ${quando}.${semDestino(saidas.length)}${preclusao}`
  },
})

async function findNoFim(tx: Tx, hoje: string, dias: number): Promise<ContratoNoFim[]> {
  const { rows } = await sql<ContratoNoFim>`
    select co.id, co.numero, cl.nome_fantasia as cliente, co.termino as fim, co.gestor_id, ${hoje}::date as hoje
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.termino between ${hoje}::date and ${hoje}::date + ${dias}::int and co.inicio <= ${hoje}::date
     order by co.termino, co.id`.execute(tx)
  return rows
}

/** Who may open the contract, and of those who may open its end whoever answers for it. */
async function listDestinatarios(tx: Tx, { id, gestorId }: ContratoNoFim): Promise<number[]> {
  const doContrato = await pessoasDosGrupos(tx, gruposDe('contratos.visualizar'), [id])
  const doFim = await pessoasDosGrupos(tx, gruposDe('remanejamento.fim'), [id])
  return [...new Set([...doContrato, ...doFim.filter((pessoa) => pessoa === gestorId)])]
}

function semDestino(pessoas: number): string {
  if (pessoas === 0) return ''
  return pessoas === 1 ? ' 1 pessoa precisa de destino.' : ` ${pessoas} pessoas precisam de destino.`
}
