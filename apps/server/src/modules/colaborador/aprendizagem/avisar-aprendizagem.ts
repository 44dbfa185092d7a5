import { rhDaExperiencia } from '@rh/domain/colaborador/experiencia'
import { AVISOS_DA_APRENDIZAGEM_DIAS } from '@rh/domain/regras/admissao/aprendizagem'
import { sql } from 'kysely'
import { pessoasDosGrupos } from '../../../alertas/alertas.ts'
import type { Tx } from '../../../db/db.ts'
import { avisarAntes } from '../../../jobs/avisar-antes.ts'
import { emVigor } from '../periodo.ts'
import { aprendizesAte } from './fim.ts'

interface NoFim {
  readonly id: number
  readonly nome: string
  readonly posto: string
  readonly fim: string
}

/** Reminds Rh of the end of each contract of apprenticeship, while the person has no last day yet. */
export const avisarAprendizagem = avisarAntes<NoFim>({
  nome: 'colaborador.avisar-aprendizagem',
  titulo: 'Avisos do fim da aprendizagem',
  cron: '20 6 * * *',
  antecedencias: async () => AVISOS_DA_APRENDIZAGEM_DIAS,
  terminam: findNoFim,
  marcas: { tabela: 'aprendizagemAlerta', registro: 'vinculoId', fim: 'terminaEm' },
  destinatarios: (tx) => {
    const pessoas = pessoasDosGrupos(tx, rhDaExperiencia, [])
    return () => pessoas
  },
  texto: ({ nome, posto }, quando) =>
    `O contrato de aprendizagem de ${nome} (${posto}) termina ${quando}. Abra a demissão, ou combine outro contrato.`,
})

async function findNoFim(tx: Tx, hoje: string, dias: number): Promise<NoFim[]> {
  const { rows } = await sql<NoFim>`
    select v.id, coalesce(pe.nome_social, pe.nome) as nome, lo.nome as posto, v.fim_aprendizagem as fim
      from ${aprendizesAte(sql`${hoje}::date + ${dias}::int`)} v
      join colaborador_periodo cp on cp.vinculo_id = v.id and ${emVigor(hoje)}
      join pessoa pe on pe.id = v.pessoa_id
      join posto po on po.id = cp.posto_id
      join local lo on lo.id = po.local_id
     where v.fim_aprendizagem >= ${hoje}::date
     order by v.fim_aprendizagem, v.id`.execute(tx)
  return rows
}
