import { sql } from 'kysely'
import type { AdmissaoResumo } from '@rh/domain/contract/admissao/registro'
import { listaAdmissao, listaRascunhos } from '@rh/domain/listas/admissao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { completude } from '@rh/domain/processos/admissao/rascunho'
import { anexosDaAdmissao } from './anexos.ts'
import type { Listagem } from '../processo/listas/listagem.ts'

/** How admissions are listed. */
export const admissoes: Listagem<AdmissaoResumo> = {
  process: admissao,
  lista: listaAdmissao,
  rascunhos: { ...listaRascunhos, completude },
  anexos: anexosDaAdmissao,
  colunas: sql`
    (select ca.titulo from posto po join cargo ca on ca.id = po.cargo_id where po.id = p.posto_id) as cargo,
    (select lo.nome from posto po join local lo on lo.id = po.local_id where po.id = p.posto_id) as posto`,
}
