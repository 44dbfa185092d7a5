import { sql } from 'kysely'
import { EDICOES_MAX } from '@rh/domain/comunicados/comunicado'
import { gruposConhecidos, setoresPorId } from '@rh/domain/comunicados/publico'
import type { DetalhesDoComunicado } from '@rh/domain/contract/comunicados'
import type { Db } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { findComunicado, gerido, paraLer, type Leitor } from './leitura.ts'
import { contarRecibos } from './recibos.ts'

type Edicao = DetalhesDoComunicado['edicoes'][number]
type Anexo = DetalhesDoComunicado['anexos'][number]

/** A notice with its words, files and history. Throws 404 for one that is not for the person. */
export async function obterComunicado(db: Db, leitor: Leitor, id: number): Promise<DetalhesDoComunicado> {
  const achado = await findComunicado(db, leitor, id)
  if (!achado) throw failure('nao_encontrado')
  const { versao, setores, grupos, contratos, retiradoEm, retiradoPor, retiradoMotivo, ...resto } = achado
  const [anexos, edicoes, gestao] = await Promise.all([
    listAnexos(db, id),
    listEdicoes(db, leitor, { id, atual: resto.edicao, todas: achado.gerido }),
    achado.gerido
      ? Promise.all([contarRecibos(db, id), nomesDosContratos(db, contratos)]).then(
          ([contagens, dosContratos]) => ({
            versao,
            setores: setoresPorId(setores),
            grupos: gruposConhecidos(grupos),
            contratos: dosContratos,
            podeCorrigir: retiradoEm === null && resto.edicao < EDICOES_MAX,
            contagens,
          }),
        )
      : null,
  ])
  return {
    ...resto,
    anexos,
    edicoes,
    gestao,
    retirado:
      retiradoEm === null || retiradoPor === null || retiradoMotivo === null
        ? null
        : { em: retiradoEm, por: retiradoPor, motivo: retiradoMotivo },
  }
}

async function listAnexos(db: Db, id: number): Promise<Anexo[]> {
  const { rows } = await sql<Anexo>`
    select x.id, f.nome, f.tipo, f.bytes from comunicado_anexo x join arquivo f on f.id = x.arquivo_id
     where x.comunicado_id = ${id} and x.retirado_em is null order by x.id`.execute(db)
  return rows
}

interface Anteriores {
  readonly id: number
  readonly atual: number
  readonly todas: boolean
}

/**
 * The words of before, from the first ones that the person read: a correction may also widen for whom the notice is, and
 * what was written for a few is not for those who came with it. Who answers for the notice sees all of them.
 */
async function listEdicoes(db: Db, { ator }: Leitor, { id, atual, todas }: Anteriores): Promise<Edicao[]> {
  const { rows } = await sql<Edicao>`
    select e.edicao, e.titulo, e.texto, u.nome as autor, e.em
      from comunicado_edicao e join usuario u on u.id = e.usuario_id
     where e.comunicado_id = ${id} and e.edicao < ${atual}
       and (${todas} or e.edicao >= (select min(r.edicao) from comunicado_recibo r
                                      where r.comunicado_id = ${id} and r.usuario_id = ${ator.id}))
     order by e.edicao desc`.execute(db)
  return rows
}

async function nomesDosContratos(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ value: number; label: string }>`
    select co.id as value, co.numero || ' · ' || cl.nome_fantasia as label
      from contrato co join cliente cl on cl.id = co.cliente_id
     where co.id = any (${sql.val([...ids])}::int[]) order by label`.execute(db)
  return rows
}

/** The file of an attachment, if the person may read its notice. */
export async function arquivoDoAnexo(db: Db, { ator, hoje }: Leitor, id: number): Promise<string> {
  const { rows } = await sql<{ arquivoId: string }>`
    select x.arquivo_id from comunicado_anexo x
      join comunicado c on c.id = x.comunicado_id
      join usuario u on u.id = ${ator.id}
     where x.id = ${id} and x.retirado_em is null and (${paraLer(hoje)} or ${gerido(ator)})`.execute(db)
  const [anexo] = rows
  if (!anexo) throw failure('nao_encontrado')
  return anexo.arquivoId
}
