import { sql } from 'kysely'
import type { AdmissaoResumo } from '@rh/domain/contract/admissao/registro'
import { listaAdmissao, listaRascunhos } from '@rh/domain/listas/admissao'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { completude } from '@rh/domain/processos/admissao/rascunho'
import type { FiltrosDeProcesso, Listagem } from '../processo/listagem.ts'

export interface FiltrosDeAdmissao extends FiltrosDeProcesso {
  readonly admissaoDe?: string | undefined
  readonly admissaoAte?: string | undefined
}

/** How admissions are listed. */
export const admissoes: Listagem<FiltrosDeAdmissao, AdmissaoResumo> = {
  process: admissao,
  lista: listaAdmissao,
  rascunhos: { ...listaRascunhos, completude },
  data: { nome: 'dataPrevista', entre: ({ admissaoDe, admissaoAte }) => [admissaoDe, admissaoAte] },
  colunas: sql`
    (select ca.titulo from posto po join cargo ca on ca.id = po.cargo_id where po.id = p.posto_id) as cargo,
    (select lo.nome from posto po join local lo on lo.id = po.local_id where po.id = p.posto_id) as posto`,
}
