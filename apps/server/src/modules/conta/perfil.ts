import { sql } from 'kysely'
import type { Perfil } from '@rh/domain/contract/conta'
import { setorOf, setorSlugs } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { aparelhoDe } from './aparelho.ts'

/** Everything of the person's own page. */
export async function obterPerfil(db: Db | Tx, ator: Ator, agora: Temporal.Instant): Promise<Perfil> {
  const [pessoa, ultimoAcesso] = await Promise.all([
    findPessoa(db, ator.id, agora),
    findUltimoAcesso(db, ator),
  ])
  return {
    ...pessoa,
    setores: setoresDoAtor(ator),
    ultimoAcesso,
  }
}

/** The person's groups under the names of their sectors, in menu order. */
function setoresDoAtor({ linhasGrupo }: Ator): Perfil['setores'] {
  return setorSlugs.map(setorOf).flatMap(({ id, label }) => {
    const grupos = linhasGrupo.filter(({ ID_setor }) => ID_setor === id).map(({ Grupo_nome }) => Grupo_nome)
    return grupos.length > 0 ? [{ PK_ID_projeto: id, Nome: label, grupos }] : []
  })
}

type Pessoa = Omit<Perfil, 'setores' | 'ultimoAcesso'>

async function findPessoa(db: Db | Tx, id: number, agora: Temporal.Instant): Promise<Pessoa> {
  const { rows } = await sql<Pessoa>`
    select u.id, u.usuario, u.nome, u.email, u.telefone, u.versao, u.criado_em,
           (select f.versao from usuario_foto f where f.usuario_id = u.id) as foto,
           (select coalesce(jsonb_agg(jsonb_build_object('Dia_semana', h.dia_semana,
               'Horario_entrada', h.entrada, 'Horario_saida', h.saida) order by h.id), '[]')
              from horario h where h.usuario_id = u.id) as "Horarios",
           (select max(l.ate) from liberacao_horario l
             where l.usuario_id = u.id and l.ate > ${isoDe(agora)} and l.revogada_em is null) as liberado_ate
      from usuario u where u.id = ${id}`.execute(db)
  const [pessoa] = rows
  if (!pessoa) throw failure('nao_encontrado')
  return pessoa
}

/** When and from where the person came in before this session. */
async function findUltimoAcesso(db: Db | Tx, ator: Ator): Promise<Perfil['ultimoAcesso']> {
  const anterior = await db
    .selectFrom('sessao')
    .select(['criadaEm as em', 'ip', 'agente'])
    .where('usuarioId', '=', ator.id)
    .where('id', '<>', ator.sessaoId)
    .orderBy('criadaEm', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!anterior) return null
  const { em, ip, agente } = anterior
  return { em, ip, aparelho: aparelhoDe(agente) }
}
