import { sql } from 'kysely'
import { setoresDoAfastamento } from '@rh/domain/processos/afastamento/quem'
import {
  estabilidadesDe,
  estabilidadeVista,
  type AfastamentoQueProtege,
  type EstabilidadeDaPessoa,
} from '@rh/domain/regras/estabilidade/pessoa'
import type { Db, Tx } from '../../db/db.ts'
import type { Quem } from '../../http/ator.ts'

/** Protections of a person against dismissal, in force, coming and past, as far as somebody may know why. */
export async function findEstabilidades(
  db: Db | Tx,
  vinculoId: number,
  { ator, hoje }: { readonly ator: Quem; readonly hoje: string },
): Promise<readonly EstabilidadeDaPessoa[]> {
  const { rows: afastamentos } = await sql<AfastamentoQueProtege>`
    select p.id, p.numero, af.motivo, af.inicio, af.fim, af.inss_apartir_de, af.estabilidade,
           af.estabilidade_ate as estavel_ate
      from afastamento af join processo p on p.id = af.processo_id
     where af.vinculo_id = ${vinculoId} and p.status in ('homologado', 'encerrado')
     order by af.inicio`.execute(db)
  const setores = setoresDoAfastamento(ator.grupos)
  return estabilidadesDe({ afastamentos }, hoje).map((uma) => estabilidadeVista(uma, setores))
}
