import { sql } from 'kysely'
import { COLUNAS_INICIAIS, NOME_INICIAL, type CorDeEtiqueta } from '@rh/domain/kanban/kanban'
import { PASSO } from '@rh/domain/kanban/posicao'
import { somarDias } from '@rh/domain/regras/calendario/datas'
import { setorOf, type SetorSlug } from '@rh/domain/setores/setores'
import { isoDe } from '../clock.ts'
import type { Tx } from '../db/db.ts'

interface CartaoDemo {
  readonly coluna: (typeof COLUNAS_INICIAIS)[number]['nome']
  readonly titulo: string
  readonly descricao?: string
  readonly quem: string
  /** Days from today on which it is due. */
  readonly vence?: number
  readonly etiqueta?: string
  readonly itens?: readonly (readonly [texto: string, feito: boolean])[]
  readonly comentario?: readonly [quem: string, texto: string]
  readonly aponta?: 'admissao' | 'colaborador'
}

interface QuadroDemo {
  readonly etiquetas: Readonly<Record<string, CorDeEtiqueta>>
  readonly cartoes: readonly CartaoDemo[]
}

const quadros: Readonly<Partial<Record<SetorSlug, QuadroDemo>>> = {
  rh: {
    etiquetas: { Documentos: 'azul', Férias: 'verde', Urgente: 'vermelho' },
    cartoes: [
      {
        coluna: 'A fazer',
        titulo: 'Cobrar os documentos que faltam nesta admissão',
        quem: 'cadastro',
        vence: 3,
        etiqueta: 'Documentos',
        itens: [
          ['Comprovante de residência', true],
          ['Certidão de nascimento dos filhos', false],
          ['Carteira de vacinação', false],
        ],
        aponta: 'admissao',
      },
      {
        coluna: 'A fazer',
        titulo: 'Pedir à contabilidade a prévia do 13º',
        quem: 'coordenador',
        vence: 6,
      },
      {
        coluna: 'Fazendo',
        titulo: 'Ligar para quem não assinou o aviso de férias',
        descricao: 'O aviso precisa de trinta dias: quem não assinar até sexta muda de data.',
        quem: 'cadastro',
        vence: -2,
        etiqueta: 'Férias',
        comentario: ['coordenador', 'Duas assinaram hoje. Falta a equipe da noite.'],
      },
      {
        coluna: 'Concluído',
        titulo: 'Renovar o certificado digital da empresa',
        quem: 'gerente.rh',
        etiqueta: 'Urgente',
      },
    ],
  },
  operacional: {
    etiquetas: { Cliente: 'roxo', Cobertura: 'laranja' },
    cartoes: [
      {
        coluna: 'A fazer',
        titulo: 'Combinar o novo horário de entrada',
        descricao: 'O cliente passou a abrir às 6h. Confirmar se há condução.',
        quem: 'gestor',
        vence: 4,
        etiqueta: 'Cliente',
        aponta: 'colaborador',
      },
      {
        coluna: 'Fazendo',
        titulo: 'Levantar quem cobre o recesso de fim de ano',
        quem: 'coordenador.operacional',
        vence: 8,
        etiqueta: 'Cobertura',
        itens: [
          ['Hospital', true],
          ['Escolas', true],
          ['Escritórios', false],
        ],
      },
      { coluna: 'Concluído', titulo: 'Trocar os crachás vencidos', quem: 'gestor' },
    ],
  },
  almoxarifado: {
    etiquetas: { Compra: 'amarelo' },
    cartoes: [
      {
        coluna: 'A fazer',
        titulo: 'Pedir orçamento de luvas a três fornecedores',
        quem: 'almoxarifado',
        vence: 5,
        etiqueta: 'Compra',
      },
      { coluna: 'Fazendo', titulo: 'Arrumar a prateleira dos calçados', quem: 'almoxarifado' },
    ],
  },
}

interface Meios {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
}

/** The boards of some sectors with a handful of cards; the others are as a sector finds its first one. */
export async function inserirTarefas(tx: Tx, meios: Meios): Promise<void> {
  for (const [slug, quadro] of Object.entries(quadros))
    await inserirQuadro(tx, setorOf(slug as SetorSlug).id, quadro, meios)
}

async function inserirQuadro(
  tx: Tx,
  setorId: number,
  { etiquetas, cartoes }: QuadroDemo,
  meios: Meios,
): Promise<void> {
  const { id: kanbanId } = await tx
    .insertInto('kanban')
    .values({
      setorId,
      nome: NOME_INICIAL,
      padrao: true,
      criadoEm: isoDe(meios.agora.subtract({ hours: 900 })),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const colunas = await tx
    .insertInto('kanbanColuna')
    .values(COLUNAS_INICIAIS.map((coluna, ordem) => ({ ...coluna, ordem, kanbanId })))
    .returning(['id', 'nome', 'conclui'])
    .execute()
  const dasEtiquetas = await tx
    .insertInto('kanbanEtiqueta')
    .values(Object.entries(etiquetas).map(([nome, cor]) => ({ nome, cor, kanbanId })))
    .returning(['id', 'nome'])
    .execute()
  for (const [i, cartao] of cartoes.entries()) {
    const coluna = colunas.find(({ nome }) => nome === cartao.coluna)
    if (!coluna) throw new Error(`A board has no column ${cartao.coluna}`)
    const etiquetaId = dasEtiquetas.find(({ nome }) => nome === cartao.etiqueta)?.id ?? null
    await inserirCartao(tx, cartao, { ...meios, kanbanId, coluna, etiquetaId, ordem: (i + 1) * PASSO })
  }
}

interface Lugar extends Meios {
  readonly kanbanId: number
  readonly coluna: { readonly id: number; readonly nome: string; readonly conclui: boolean }
  readonly etiquetaId: number | null
  readonly ordem: number
}

async function inserirCartao(tx: Tx, cartao: CartaoDemo, lugar: Lugar): Promise<void> {
  const { kanbanId, coluna, etiquetaId, ordem, agora, hoje, usuarioIds } = lugar
  const { titulo, descricao = null, quem, vence, itens = [], comentario, aponta } = cartao
  const idDe = (login: string): number => {
    const id = usuarioIds[login]
    if (id === undefined) throw new Error(`The demo has no ${login}`)
    return id
  }
  const em = isoDe(agora.subtract({ hours: 75 }))
  const { id: cartaoId } = await tx
    .insertInto('kanbanCartao')
    .values({
      kanbanId,
      colunaId: coluna.id,
      ordem,
      titulo,
      descricao,
      vence: vence === undefined ? null : somarDias(hoje, vence),
      processoId: aponta === 'admissao' ? await umaAdmissao(tx) : null,
      vinculoId: aponta === 'colaborador' ? await umColaborador(tx, idDe(quem)) : null,
      criadoPor: idDe(quem),
      criadoEm: em,
      alteradoEm: em,
      concluidoEm: coluna.conclui ? em : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('kanbanResponsavel')
    .values({ cartaoId, usuarioId: idDe(quem) })
    .execute()
  await tx
    .insertInto('kanbanEvento')
    .values({ cartaoId, usuarioId: idDe(quem), em, tipo: 'criou', para: coluna.nome })
    .execute()
  if (etiquetaId !== null)
    await tx.insertInto('kanbanCartaoEtiqueta').values({ cartaoId, etiquetaId }).execute()
  for (const [texto, feito] of itens)
    await tx.insertInto('kanbanItem').values({ cartaoId, texto, feito }).execute()
  if (!comentario) return
  const [autor, texto] = comentario
  await tx
    .insertInto('kanbanComentario')
    .values({ cartaoId, usuarioId: idDe(autor), texto, em: isoDe(agora.subtract({ hours: 3 })) })
    .execute()
}

/** One that Rh analyses now. */
async function umaAdmissao(tx: Tx): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from processo_indice where tipo = 'admissao' and status = 'em_analise' order by id limit 1`.execute(
    tx,
  )
  return rows[0]?.id ?? null
}

/** Somebody who works on a contract that a person follows. */
async function umColaborador(tx: Tx, usuarioId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select v.id from vinculo v
     where v.data_desligamento is null and not exists (
       select from vinculo_versao ve where ve.vinculo_id = v.id and ve.contrato_id not in (
         select uc.contrato_id from usuario_contrato uc where uc.usuario_id = ${usuarioId}))
     order by v.id limit 1`.execute(tx)
  return rows[0]?.id ?? null
}
