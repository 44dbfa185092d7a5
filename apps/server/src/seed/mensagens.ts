import { randomUUID } from 'node:crypto'
import type { Grupo } from '@rh/domain/setores/grupos'
import type { CorDeEtiqueta } from '@rh/domain/kanban/kanban'
import { isoDe } from '../clock.ts'
import type { Alertas } from '../alertas/alertas.ts'
import type { FileStore } from '../arquivos/file-store.ts'
import type { Tx } from '../db/db.ts'
import type { UnitOfWork } from '../db/write.ts'
import { enviarMensagem, type Autor } from '../modules/mensagens/enviar.ts'
import { marcarLida, organizar } from '../modules/mensagens/organizar.ts'
import { inserirArquivo } from './inserir/inserir-arquivo.ts'

interface Palco {
  readonly agora: Temporal.Instant
  readonly hoje: string
  readonly usuarioIds: Readonly<Record<string, number>>
  readonly arquivos: FileStore | undefined
}

interface Dita {
  readonly de: string
  /** Logins, or codes of groups and sectors; an answer without any goes to who wrote before. */
  readonly para: readonly string[]
  readonly copia?: readonly string[]
  /** Minutes ago. */
  readonly ha: number
  readonly texto: string
  readonly anexo?: { readonly nome: string; readonly linhas: readonly string[] }
}

interface Cena {
  readonly assunto: string
  readonly ditas: readonly Dita[]
  /** Who has read all of it. */
  readonly lida?: readonly string[]
  readonly estrela?: readonly string[]
  readonly arquivada?: readonly string[]
  readonly etiqueta?: { readonly de: string; readonly nome: string; readonly cor: CorDeEtiqueta }
}

const DIA = 24 * 60

const cenas: readonly Cena[] = [
  {
    assunto: 'Calendário de fechamento da folha de dezembro',
    ditas: [
      {
        de: 'gerente.rh',
        para: ['setor:operacional', 'setor:rh'],
        ha: 6 * DIA,
        texto:
          'Bom dia a todos.\n\nPor causa do recesso, a folha de dezembro fecha mais cedo. As datas estão na planilha: o que chegar depois do dia 16 entra na folha de janeiro.\n\nDúvidas comigo.',
        anexo: {
          nome: 'fechamento-dezembro.csv',
          linhas: [
            'etapa;até',
            'Faltas e atestados;10/12',
            'Promoções e remanejamentos;12/12',
            'Fechamento;16/12',
          ],
        },
      },
      {
        de: 'coordenador.operacional',
        para: ['gerente.rh'],
        ha: 6 * DIA - 90,
        texto: 'Recebido. Os atestados do hospital costumam chegar no dia 11: consigo incluir até as 10h?',
      },
      {
        de: 'gerente.rh',
        para: ['coordenador.operacional'],
        copia: ['cadastro'],
        ha: 5 * DIA,
        texto: 'Consegue, até as 10h. A Cadastro está em cópia para esperar por eles.',
      },
    ],
    lida: ['gerente.rh', 'coordenador.operacional', 'cadastro', 'rescisao'],
    estrela: ['coordenador.operacional'],
    etiqueta: { de: 'coordenador.operacional', nome: 'Folha', cor: 'verde' },
  },
  {
    assunto: 'Visita ao posto do centro na quinta',
    ditas: [
      {
        de: 'coordenador.operacional',
        para: ['gestor'],
        copia: ['sesmt'],
        ha: 3 * DIA,
        texto:
          'O síndico pediu uma visita na quinta às 14h. Quer ver a sinalização de piso molhado e o armário de produtos.\n\nPodem ir juntos?',
      },
      {
        de: 'sesmt',
        para: ['coordenador.operacional', 'gestor'],
        ha: 3 * DIA - 60,
        texto: 'Posso. Levo as fichas dos produtos para deixar no armário.',
      },
    ],
    lida: ['sesmt', 'coordenador.operacional'],
  },
  {
    assunto: 'Uniformes das admissões de segunda',
    ditas: [
      {
        de: 'almoxarifado',
        para: ['coordenador.operacional'],
        ha: 190,
        texto: 'As calças 42 chegam só na terça. Entrego a 44 com bainha na segunda e troco depois?',
      },
    ],
  },
  {
    assunto: 'Convenção coletiva: cláusula do vale-refeição',
    ditas: [
      {
        de: 'coordenador',
        para: ['gerente.rh', 'cadastro'],
        copia: ['grupo:Beneficio'],
        ha: 9 * DIA,
        texto:
          'A minuta muda o desconto do vale-refeição de 20% para 18%. Se assinarem neste mês, vale desde 1º de janeiro.\n\nO texto está em https://www.gov.br/trabalho-e-emprego.',
      },
    ],
    lida: ['gerente.rh', 'cadastro'],
    etiqueta: { de: 'cadastro', nome: 'Convenções', cor: 'azul' },
  },
  {
    assunto: 'Exames periódicos de janeiro',
    ditas: [
      {
        de: 'sesmt',
        para: ['setor:operacional'],
        copia: ['gerente.rh'],
        ha: 2 * DIA,
        texto:
          'A clínica abriu vagas de 12 a 16 de janeiro, das 7h às 11h. Mandem até sexta quem precisa de horário fora do turno.',
      },
    ],
    lida: ['gestor'],
  },
  {
    assunto: 'Proposta para o contrato do centro médico',
    ditas: [
      {
        de: 'comercial',
        para: ['coordenador.operacional', 'gerente.rh'],
        ha: DIA + 40,
        texto: 'Segue o quadro de postos que o cliente pediu. Preciso do custo por posto até quarta.',
        anexo: {
          nome: 'quadro-de-postos.csv',
          linhas: ['posto;turno;pessoas', 'Recepção;12x36;4', 'UTI;12x36;6'],
        },
      },
    ],
  },
  {
    assunto: 'Chaves do armário da matriz',
    ditas: [
      {
        de: 'almoxarifado',
        para: ['vagas', 'coordenador.operacional'],
        ha: 20 * DIA,
        texto: 'As cópias estão na recepção, em nome de cada setor.',
      },
    ],
    lida: ['vagas', 'coordenador.operacional'],
    arquivada: ['coordenador.operacional'],
  },
  {
    assunto: 'Indicação para a vaga de encarregado',
    ditas: [
      {
        de: 'gestor',
        para: ['vagas'],
        copia: ['coordenador.operacional'],
        ha: 75,
        texto: 'Tenho duas pessoas da equipe prontas para a vaga. Posso abrir as promoções nesta semana?',
      },
    ],
  },
]

const rascunho = {
  de: 'coordenador.operacional',
  para: ['comercial'],
  assunto: 'Custo por posto do centro médico',
  texto: 'Fechei os números da recepção. Falta confirmar o adicional da UTI com o Sesmt, ',
}

const ultimaHa = ({ ditas }: Cena): number => ditas.at(-1)?.ha ?? 0

/** The alerts of what was sent before today were read long ago. */
const semAlertas: Alertas = { avisar: async () => {} }

/** Some subjects of the internal mail, each sent as people send them. */
export async function inserirMensagens(tx: Tx, palco: Palco): Promise<void> {
  // In the order in which they were answered last, as they came.
  for (const cena of cenas.toSorted((a, b) => ultimaHa(b) - ultimaHa(a))) await inserirCena(tx, cena, palco)
  const { de, para, assunto, texto } = rascunho
  await tx
    .insertInto('cartaRascunho')
    .values({
      chave: randomUUID(),
      usuarioId: idDe(palco, de),
      para: para.map((um) => codigoDe(palco, um)),
      copia: [],
      assunto,
      texto,
      salvoEm: isoDe(palco.agora.subtract({ minutes: 50 })),
    })
    .execute()
}

function idDe({ usuarioIds }: Palco, login: string): number {
  const id = usuarioIds[login]
  if (id === undefined) throw new Error(`The demo has no ${login}`)
  return id
}

const codigoDe = (palco: Palco, quem: string): string =>
  quem.includes(':') ? quem : `pessoa:${idDe(palco, quem)}`

async function inserirCena(tx: Tx, cena: Cena, palco: Palco): Promise<void> {
  let anterior: { id: number; mensagemId: number } | null = null
  for (const { de, para, copia = [], ha, texto, anexo } of cena.ditas) {
    const work = unidade(tx, palco.agora.subtract({ minutes: ha }))
    const autor = await autorDe(tx, palco, de)
    const anexos =
      anexo && palco.arquivos
        ? [
            await inserirArquivo(tx, palco.arquivos, {
              nome: anexo.nome,
              tipo: 'text/csv',
              conteudo: new TextEncoder().encode(`${anexo.linhas.join('\r\n')}\r\n`),
              usuarioId: autor.ator.id,
              em: isoDe(work.agora),
            }),
          ]
        : []
    anterior = await enviarMensagem(semAlertas, work, autor, {
      chave: randomUUID(),
      para: para.map((um) => codigoDe(palco, um)),
      copia: copia.map((um) => codigoDe(palco, um)),
      assunto: cena.assunto,
      texto,
      anexos,
      referencia: null,
      respostaA: anterior?.mensagemId ?? null,
      porEmail: false,
    })
  }
  if (anterior) await arrumar(tx, cena, palco, anterior)
}

async function arrumar(
  tx: Tx,
  { lida = [], estrela = [], arquivada = [], etiqueta, ditas }: Cena,
  palco: Palco,
  { id, mensagemId }: { readonly id: number; readonly mensagemId: number },
): Promise<void> {
  const depois = unidade(tx, palco.agora.subtract({ minutes: Math.max(1, (ditas.at(-1)?.ha ?? 0) - 30) }))
  for (const login of lida) {
    const recebeu = await tx
      .selectFrom('correspondenciaCaixa')
      .select('usuarioId')
      .where('usuarioId', '=', idDe(palco, login))
      .where('correspondenciaId', '=', id)
      .executeTakeFirst()
    if (recebeu) await marcarLida(depois, recebeu.usuarioId, { id, ate: mensagemId })
  }
  for (const login of estrela) await organizar(depois, idDe(palco, login), { ids: [id], estrela: true })
  for (const login of arquivada) await organizar(depois, idDe(palco, login), { ids: [id], arquivada: true })
  if (!etiqueta) return
  const usuarioId = idDe(palco, etiqueta.de)
  const { id: etiquetaId } = await tx
    .insertInto('cartaEtiqueta')
    .values({ usuarioId, nome: etiqueta.nome, cor: etiqueta.cor })
    .returning('id')
    .executeTakeFirstOrThrow()
  await organizar(depois, usuarioId, { ids: [id], incluir: [etiquetaId] })
}

const unidade = (tx: Tx, agora: Temporal.Instant): UnitOfWork => ({
  tx,
  agora,
  noFim: () => {},
  depois: () => {},
})

async function autorDe(tx: Tx, palco: Palco, login: string): Promise<Autor> {
  const id = idDe(palco, login)
  const { nome } = await tx
    .selectFrom('usuario')
    .select('nome')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const grupos: Grupo[] = []
  return { ator: { id, nome, grupos, escopado: false }, hoje: palco.hoje }
}
