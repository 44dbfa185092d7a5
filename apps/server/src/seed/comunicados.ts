import { sql } from 'kysely'
import { modelosDeComunicado } from '@rh/domain/comunicados/modelos'
import type { Grupo } from '@rh/domain/setores/grupos'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { isoDe } from '../clock.ts'
import type { Tx } from '../db/db.ts'
import { somarDias } from '@rh/domain/regras/calendario/datas'

interface ComunicadoDemo {
  readonly autor: string
  readonly titulo: string
  readonly texto: string
  readonly setores?: readonly SetorSlug[]
  readonly grupos?: readonly Grupo[]
  /** Days from today: first and last day. */
  readonly de: number
  readonly ate?: number
  /** Days from today until which it is to be acknowledged; `null` without a term. */
  readonly ciencia?: number | null
  /** Who read it, and who acknowledged it. */
  readonly lidoPor?: readonly string[]
  readonly cientes?: readonly string[]
}

const { saude } = modelosDeComunicado

const comunicados: readonly ComunicadoDemo[] = [
  {
    autor: 'gerente.rh',
    titulo: 'Recesso de fim de ano no escritório',
    texto:
      'O escritório fica fechado nos dias 24 e 31 de dezembro a partir das 12h.\n\nOs postos seguem a escala normal. Pedidos que precisam sair antes do recesso devem chegar ao Rh até o dia 18.',
    de: -12,
    lidoPor: ['gestor', 'coordenador.operacional', 'cadastro', 'vagas'],
  },
  {
    autor: 'sesmt',
    titulo: saude.titulo,
    texto: `${saude.texto}\n\nBase legal: ${saude.base}.`,
    de: -6,
    ciencia: 4,
    lidoPor: ['vagas'],
    cientes: ['coordenador.operacional', 'cadastro', 'comercial'],
  },
  {
    autor: 'coordenador',
    titulo: 'Documentos da admissão: fotografe a folha inteira',
    texto:
      'Metade das devoluções deste mês é de documento cortado ou com reflexo.\n\nFotografe a folha inteira, sobre um fundo escuro, e confira se dá para ler o número antes de enviar. O passo a passo com exemplos está em https://www.gov.br/trabalho-e-emprego.',
    setores: ['operacional'],
    de: -2,
  },
  {
    autor: 'coordenador',
    titulo: 'Semana de prevenção de acidentes',
    texto:
      'Obrigado a quem participou. O resumo das palestras ficou com o Sesmt, para quem quiser consultar.',
    de: -40,
    ate: -10,
    lidoPor: ['gestor', 'sesmt'],
  },
]

interface Meios {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
}

/** Notices of the demo company: one that asks to be acknowledged, some to read, one that is over. */
export async function inserirComunicados(tx: Tx, { agora, hoje, usuarioIds }: Meios): Promise<void> {
  for (const um of comunicados) {
    const em = isoDe(agora.add({ hours: 24 * um.de }))
    const usuarioId = usuarioIds[um.autor] ?? 0
    const { id } = await tx
      .insertInto('comunicado')
      .values({
        usuarioId,
        setores: (um.setores ?? []).map((slug) => setorOf(slug).id),
        grupos: [...(um.grupos ?? [])],
        mostrarDe: somarDias(hoje, um.de),
        mostrarAte: um.ate === undefined ? null : somarDias(hoje, um.ate),
        exigeCiencia: um.ciencia !== undefined,
        cienciaAte: um.ciencia === undefined || um.ciencia === null ? null : somarDias(hoje, um.ciencia),
        criadoEm: em,
        avisadoEm: em,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const { titulo, texto } = um
    await tx
      .insertInto('comunicadoEdicao')
      .values({ comunicadoId: id, edicao: 1, titulo, texto, usuarioId, em })
      .execute()
    await sql`
      insert into comunicado_recibo (comunicado_id, edicao, usuario_id, lido_em, ciente_em)
      select ${id}, 1, u.id, ${em}::timestamptz + interval '5 hours',
             case when u.usuario = any (${sql.val([...(um.cientes ?? [])])}::text[])
               then ${em}::timestamptz + interval '5 hours 2 minutes' end
        from usuario u where u.usuario = any (${sql.val([...(um.lidoPor ?? []), ...(um.cientes ?? [])])}::text[])
       order by u.id`.execute(tx)
  }
}
