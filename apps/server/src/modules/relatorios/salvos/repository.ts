import { sql, type RawBuilder } from 'kysely'
import { isRelatorio, relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import type { Frequencia } from '@rh/domain/relatorios/frequencias'
import { canOpen } from '@rh/domain/setores/rotas'
import type { Grupo } from '@rh/domain/setores/grupos'
import { gruposDaView, type SetorSlug } from '@rh/domain/setores/setores'
import type { Db, Tx } from '../../../db/db.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { requireVersao } from '../../cadastros/versao.ts'

/** A saved definition as it is kept. */
export interface Salvo {
  readonly id: number
  readonly versao: number
  readonly setor: SetorSlug
  readonly relatorio: NomeDoRelatorio
  readonly nome: string
  readonly parametros: Readonly<Record<string, string>>
  readonly donoId: number
  readonly dono: string
  readonly criadoEm: string
  readonly frequencia: Frequencia | null
  readonly agendadoEm: string | null
  readonly destinatarios: readonly number[]
}

/** Whether people with these groups see a report in a sector. */
export const veNoSetor = (relatorio: string, setor: SetorSlug, grupos: readonly Grupo[]): boolean =>
  isRelatorio(relatorio) &&
  relatorioOf(relatorio).setores.includes(setor) &&
  canOpen(setor, 'setor.relatorios', grupos)

/** Reads the definitions that stand, of those that a condition on `s` holds for. */
export async function listSalvos(db: Db | Tx, onde: RawBuilder<boolean>, travar = false): Promise<Salvo[]> {
  const { rows } = await sql<Salvo>`
    select s.id, s.versao, s.setor, s.relatorio, s.nome, s.parametros, s.dono_id, u.nome as dono, s.criado_em,
           s.frequencia, s.agendado_em, s.destinatarios
      from relatorio_salvo s join usuario u on u.id = s.dono_id
     where s.excluido_em is null and ${onde} order by s.relatorio, lower(s.nome), s.id ${travar ? sql`for update of s` : sql``}`.execute(
    db,
  )
  return rows
}

/** A definition that the person may change, in the version that was read: its owner's, or any for an administrator. */
export async function exigirMeu(
  tx: Tx,
  { id, versao }: { readonly id: number; readonly versao: number },
  { ator: { id: usuarioId, grupos }, fuso }: { readonly ator: Ator; readonly fuso: string },
): Promise<Salvo> {
  const [salvo] = await listSalvos(tx, sql<boolean>`s.id = ${id}`, true)
  if (!salvo || !veNoSetor(salvo.relatorio, salvo.setor, grupos)) throw failure('nao_encontrado')
  if (!isMeu(salvo, { id: usuarioId, grupos })) throw failure('sem_permissao')
  await requireVersao(tx, 'relatorio_salvo', { id, versao }, fuso)
  return salvo
}

export const isMeu = ({ donoId }: Salvo, { id, grupos }: Pick<Ator, 'id' | 'grupos'>): boolean =>
  donoId === id || grupos.includes('Administrador')

/** Active people who see a report in a sector. */
export async function listPessoas(db: Db | Tx, setor: SetorSlug) {
  const { rows } = await sql<{ value: number; label: string }>`
    select u.id as value, u.nome as label from usuario u
     where u.ativo and u.id in (
       select ug.usuario_id from usuario_grupo ug join grupo g on g.id = ug.grupo_id
        where g.nome = any (${sql.val([...gruposDaView(setor, 'setor.relatorios')])}::text[]))
     order by u.nome, u.id`.execute(db)
  return rows
}
