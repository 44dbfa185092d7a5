import { sql } from 'kysely'
import type { MetodoDeLogin } from '@rh/domain/acesso/provedor'
import type { UsuarioDetalhe } from '@rh/domain/contract/usuarios'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { segurancaDe } from '../auth/fator/fatores.ts'
import { gruposSql, horariosSql, situacaoSql, ultimoAcessoSql } from './lista.ts'
import { primeiroAcessoSql } from './primeiro-acesso.ts'

type Linha = Omit<UsuarioDetalhe, 'proprio' | 'liberacoes' | 'codigo' | 'segundoFator'>

/** Everything that an administrator sees of a user, but sessions and history. */
export async function obterUsuario(
  db: Db | Tx,
  id: number,
  ator: Ator,
  { agora, metodo }: { readonly agora: Temporal.Instant; readonly metodo: MetodoDeLogin },
): Promise<UsuarioDetalhe> {
  const { rows } = await sql<Linha>`
    select u.id, u.versao, u.nome, u.usuario, u.email, u.telefone, ${situacaoSql} as situacao,
           (select f.versao from usuario_foto f where f.usuario_id = u.id) as foto,
           ${primeiroAcessoSql(metodo)} as primeiro_acesso, u.criado_em, ${ultimoAcessoSql} as ultimo_acesso,
           (select jsonb_build_object('id', v.id, 'nome', coalesce(pe.nome_social, pe.nome), 'matricula', v.matricula)
              from vinculo v join pessoa pe on pe.id = v.pessoa_id where v.id = u.vinculo_id) as vinculo,
           ${gruposSql} as grupos, ${horariosSql()} as "Horarios",
           (select coalesce(jsonb_agg(uc.contrato_id order by uc.contrato_id), '[]')
              from usuario_contrato uc where uc.usuario_id = u.id) as contrato_ids
      from usuario u where u.id = ${id}`.execute(db)
  const [linha] = rows
  if (!linha) throw failure('nao_encontrado')
  const [desativacao, codigo, liberacoes, { exigido, app, chaves }] = await Promise.all([
    linha.situacao === 'desativado' ? findDesativacao(db, id) : null,
    findCodigo(db, id, agora),
    listLiberacoes(db, id, agora),
    segurancaDe(db, { id, grupos: linha.grupos }, null),
  ])
  const segundoFator = { exigido, app, chaves: chaves.length }
  return { ...linha, proprio: id === ator.id, desativacao, codigo, segundoFator, liberacoes }
}

/** Accounts closed by the system itself may say neither who nor why. */
async function findDesativacao(db: Db | Tx, id: number): Promise<UsuarioDetalhe['desativacao']> {
  const linha = await db
    .selectFrom('usuario as u')
    .leftJoin('usuario as quem', 'quem.id', 'u.desativadoPor')
    .select(['u.desativadoEm as em', 'quem.nome as por', 'u.desativadoMotivo as motivo'])
    .where('u.id', '=', id)
    .executeTakeFirst()
  return linha?.em ? { ...linha, em: linha.em } : null
}

async function findCodigo(
  db: Db | Tx,
  usuarioId: number,
  agora: Temporal.Instant,
): Promise<UsuarioDetalhe['codigo']> {
  const codigo = await db
    .selectFrom('codigoAcesso as c')
    .innerJoin('usuario as quem', 'quem.id', 'c.criadoPor')
    .select(['c.expiraEm', 'c.criadoEm', 'quem.nome as criadoPor'])
    .where('c.usuarioId', '=', usuarioId)
    .where('c.usadoEm', 'is', null)
    .where('c.canceladoEm', 'is', null)
    .where('c.expiraEm', '>', isoDe(agora))
    .executeTakeFirst()
  return codigo ?? null
}

const LIBERACOES_MOSTRADAS = 20

async function listLiberacoes(db: Db | Tx, usuarioId: number, agora: Temporal.Instant) {
  const em = isoDe(agora)
  const linhas = await db
    .selectFrom('liberacaoHorario as l')
    .innerJoin('usuario as quem', 'quem.id', 'l.concedidaPor')
    .leftJoin('usuario as fim', 'fim.id', 'l.revogadaPor')
    .select(['l.id', 'l.ate', 'l.motivo', 'quem.nome as concedidaPor', 'l.criadaEm', 'l.revogadaEm'])
    .select('fim.nome as revogadaPor')
    .where('l.usuarioId', '=', usuarioId)
    .orderBy('l.id', 'desc')
    .limit(LIBERACOES_MOSTRADAS)
    .execute()
  return linhas.map((linha) => ({ ...linha, vigente: linha.revogadaEm === null && linha.ate > em }))
}
