import { SEGURANCA_DIAS_MINIMO } from '@rh/domain/seguranca/eventos'
import { sql } from 'kysely'
import { isoDe } from '../clock.ts'
import type { Tarefa } from '../tarefa.ts'

const POR_VEZ = 2_000

/** Ends each night what is older than the company keeps; the database ends nothing before six months. */
export const reterEventosDeSeguranca: Tarefa = {
  nome: 'seguranca.reter',
  titulo: 'Prazo de guarda dos eventos de segurança',
  cron: '40 2 * * *',
  executar: async ({ db, clock, config }) => {
    const dias = Math.max(config.segurancaDias, SEGURANCA_DIAS_MINIMO)
    const antes = isoDe(clock.agora().subtract({ hours: 24 * dias }))
    for (;;) {
      const { rows } = await sql<{ apagados: number }>`
        select apagar_eventos_de_seguranca(${antes}, ${POR_VEZ}) as apagados`.execute(db)
      if ((rows[0]?.apagados ?? 0) < POR_VEZ) return
    }
  },
}
