import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visaoDo } from '@rh/domain/processos/afastamento/visibilidade'
import { motivoOf, type MotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../../seed/usuarios.ts'
import {
  AGORA,
  alguem,
  corrigir,
  HOJE,
  homologar,
  informar,
  obter,
  poucosDias,
} from '../../test/afastamentos.ts'
import { exemploDe } from '../../test/exemplo.ts'
import { createTestApp, toPayload, type TestApp } from '../../test/harness.ts'
import { contrato, podeChamar } from '../../test/prova.ts'

// What a leave keeps secret, asked of every call that may speak of it, for every group.

/** A leave with recognisable words in everything that people write of it. */
interface Plantado {
  readonly id: number
  readonly vinculoId: number
  readonly anexoId: number
  readonly motivo: MotivoDeAfastamento
  /** The words, by how much somebody sees who may read them. */
  readonly segredos: Readonly<Record<'grupo' | 'motivo' | 'clinico', readonly string[]>>
}

let rh: TestApp
const tokens = new Map<Grupo, string | null>()
const plantados: Plantado[] = []
let perguntas: readonly Pergunta[]

beforeAll(async () => {
  rh = await createTestApp()
  rh.clock.irPara(AGORA)
  for (const grupo of grupos) tokens.set(grupo, (await rh.as(loginDoGrupo(grupo))).token)
  plantados.push(await plantarSaude(), await plantarComum(), await plantarRestrito())
  perguntas = await perguntasDe(plantados)
})
afterAll(() => rh[Symbol.asyncDispose]())

const PDF = '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF'

async function documentosDe(login: string, afastamentoId: number) {
  const quem = await rh.as(login)
  return (await quem.call('GET /api/afastamento/anexos/:id', { params: { id: afastamentoId } })).itens
}

async function anexar(login: string, afastamentoId: number, nome: string, de = 'ATESTADO'): Promise<number> {
  const quem = await rh.as(login)
  const itens = await documentosDe(login, afastamentoId)
  const tipoId = itens.find(({ codigo }) => codigo === de)?.tipoId ?? 0
  const arquivo = new File([`${PDF}\n% ${nome}`], nome, { type: 'application/pdf' })
  const depois = await quem.call('POST /api/afastamento/anexo', { query: { afastamentoId, tipoId }, arquivo })
  return depois.itens.flatMap(({ arquivos }) => arquivos)[0]?.id ?? 0
}

const nomesDe = (motivo: MotivoDeAfastamento): string[] => {
  const { nome, rotulo } = motivoOf(motivo)
  return [nome, rotulo, `"${motivo}"`]
}

/** Informed by a Gestor, corrected and annotated by Sesmt, who writes the CID with consent. */
async function plantarSaude(): Promise<Plantado> {
  const motivo = 'J-ATESTADO_MEDICO'
  const vinculoId = await alguem(rh.db)
  const sesmt = await rh.as('sesmt')
  const atestado = { ...poucosDias().atestado, medico: 'Zilda Segredo', registro: '77112233' }
  const dados = poucosDias({ atestado, observacao: 'segredo-observado' })
  const { id } = await informar(await rh.as('gestor'), vinculoId, dados)
  const anexoId = await anexar('gestor', id, 'segredo-fotografado.pdf')
  const comCid = { ...atestado, cid: 'F32.9', cidAutorizado: true }
  await corrigir(
    sesmt,
    id,
    { ...dados, atestado: comCid, observacao: 'segredo-corrigido' },
    'segredo-do-porque',
  )
  await sesmt.call('PUT /api/afastamento/editarobs', { body: { id, observacao: 'segredo-anotado' } })
  await homologar(sesmt, id)
  return {
    id,
    vinculoId,
    anexoId,
    motivo,
    segredos: {
      grupo: ['"doenca"', 'Doença'],
      motivo: [
        ...nomesDe(motivo),
        'Zilda Segredo',
        '77112233',
        'segredo-observado',
        'segredo-corrigido',
        'segredo-do-porque',
        'segredo-anotado',
      ],
      clinico: ['F32.9'],
    },
  }
}

const plantarRh = async (motivo: MotivoDeAfastamento, mais: object): Promise<Plantado> => {
  const vinculoId = await alguem(rh.db)
  const cadastro = await rh.as('cadastro')
  const obs = `segredo-do-${motivo}`
  const { id } = await informar(cadastro, vinculoId, { motivo, inicio: HOJE, observacao: obs, ...mais })
  const anexoId = await anexar('cadastro', id, `${obs}.pdf`)
  await cadastro.call('PUT /api/afastamento/editarobs', { body: { id, observacao: `${obs}-anotado` } })
  await homologar(await rh.as('coordenador'), id, 'departamento_pessoal')
  const { nome, rotulo } = motivoOf(motivo)
  return {
    id,
    vinculoId,
    anexoId,
    motivo,
    segredos: { grupo: [], motivo: [nome, rotulo, `"${motivo}"`, obs], clinico: [] },
  }
}

const plantarComum = () => plantarRh('J-LUTO', {})
const plantarRestrito = () => plantarRh('25', { remunerado: true })

interface Pedida {
  readonly chamada: string
  readonly url: string
  readonly entrada: object
}
/** A call, and the leaves whose words are looked for in its answer. */
interface Pergunta extends Pedida {
  readonly sobre: readonly Plantado[]
}

const SOBRE_PESSOAS =
  /^\/api\/(?:afastamento|colaborador|busca|inicio|notificacoes|parabens|setores|ferias\/mapa)/
/** Whatever else may speak of who is away: looked at for the leave that hides most. */
const DE_QUALQUER_AREA =
  /^\/api\/(?:afastamento|colaborador|busca|inicio|notificacoes|parabens|setores|ferias|cobertura|contratos|demissao|estatisticas|promocao|reajuste|remanejamento)/

/** Calls of the kind, and those that speak of a person or of what happens, with a lawful input about one leave. */
function pedidasSobre({ id, vinculoId, anexoId }: Plantado, numero: string): Pedida[] {
  const sobre = plantados[0]?.id === id ? DE_QUALQUER_AREA : SOBRE_PESSOAS
  return Object.keys(contrato).flatMap((chamada) => {
    const [method = '', path = ''] = chamada.split(' ')
    // What one may choose from names every reason, whoever asks and of whomever.
    if (!sobre.test(path) || chamada === 'GET /api/afastamento/obter') return []
    if (method !== 'GET' && !path.startsWith('/api/afastamento')) return []
    const { query, body, upload } = contrato[chamada] ?? {}
    if (upload) return []
    const alvo = path.includes('/anexo/') ? anexoId : path.startsWith('/api/colaborador') ? vinculoId : id
    const valores = { id: alvo, afastamentoId: id, colaborador: vinculoId, colaboradorId: vinculoId }
    const texto = {
      busca: numero,
      termo: numero,
      q: numero,
      formato: 'csv',
      tipo: 'afastamento',
      motivo: 'sem nada',
    }
    const consulta = exemploDe(query, { ...valores, ...texto })
    const busca = new URLSearchParams(Object.entries(consulta).map(([k, v]) => [k, String(v)]))
    return [
      {
        chamada,
        url: `${path.replace(':id', String(alvo))}?${busca.toString()}`,
        entrada: body ? { body: exemploDe(body, { ...valores, ...texto, observacao: 'sem nada' }) } : {},
      },
    ]
  })
}

/** Every call once: a list that names no leave is the same one whichever of them it is asked for. */
async function perguntasDe(todos: readonly Plantado[]): Promise<readonly Pergunta[]> {
  const administrador = await rh.as('administrador')
  const perguntas = new Map<string, Pergunta>()
  for (const plantado of todos) {
    const { numero } = await obter(administrador, plantado.id)
    for (const pedida of pedidasSobre(plantado, numero)) {
      const nome = JSON.stringify(pedida)
      perguntas.set(nome, { ...pedida, sobre: [...(perguntas.get(nome)?.sobre ?? []), plantado] })
    }
  }
  return [...perguntas.values()]
}

async function pedir(grupo: Grupo, { chamada, url, entrada }: Pedida): Promise<string> {
  const { payload, headers } = await toPayload(entrada)
  const { payload: corpo } = await rh.app.inject({
    method: chamada.split(' ')[0] as 'GET',
    url,
    remoteAddress: `10.9.${grupos.indexOf(grupo)}.${Math.floor(Math.random() * 250) + 1}`,
    headers: { ...headers, authorization: `Bearer ${tokens.get(grupo) ?? ''}` },
    ...(payload !== undefined && { payload }),
  })
  return corpo
}

const GRAUS = ['datas', 'grupo', 'motivo', 'clinico'] as const

/** The words that a person of a group may not read of a leave. */
function vedadasA(grupo: Grupo, { motivo, segredos }: Plantado): string[] {
  const visto = GRAUS.indexOf(visaoDo(motivo, [grupo]))
  return (['grupo', 'motivo', 'clinico'] as const).flatMap((grau) =>
    GRAUS.indexOf(grau) > visto ? segredos[grau] : [],
  )
}

describe('what a leave keeps secret', () => {
  it('is told to each sector as the table of reasons says', () => {
    expect(
      plantados.map(({ motivo }) => [motivo, visaoDo(motivo, ['Sesmt']), visaoDo(motivo, ['Cadastro'])]),
    ).toEqual([
      ['J-ATESTADO_MEDICO', 'clinico', 'grupo'],
      ['J-LUTO', 'motivo', 'motivo'],
      ['25', 'datas', 'motivo'],
    ])
    expect(plantados.map(({ motivo }) => visaoDo(motivo, ['Gestor']))).toEqual(['datas', 'datas', 'datas'])
    expect(plantados.map(({ motivo }) => visaoDo(motivo, ['Administrador']))).toEqual([
      'grupo',
      'motivo',
      'motivo',
    ])
  })

  it.each(grupos.map((grupo) => [grupo] as const))(
    'is in no answer to %s that may not read it',
    async (grupo) => {
      for (const pergunta of perguntas) {
        if (!podeChamar(pergunta.chamada, grupo)) continue
        const corpo = await pedir(grupo, pergunta)
        const vedadas = pergunta.sobre.flatMap((plantado) => vedadasA(grupo, plantado))
        expect([grupo, pergunta.url, vedadas.filter((palavra) => corpo.includes(palavra))]).toEqual([
          grupo,
          pergunta.url,
          [],
        ])
      }
    },
  )

  it('is read by Sesmt, by Rh and by whoever may, in the record', async () => {
    for (const plantado of plantados)
      for (const grupo of ['Sesmt', 'Cadastro'] as const) {
        const corpo = JSON.stringify(await obter(await rh.as(loginDoGrupo(grupo)), plantado.id))
        const visto = GRAUS.indexOf(visaoDo(plantado.motivo, [grupo]))
        const doGrau = plantado.segredos.motivo.filter((palavra) => !palavra.startsWith('"'))
        const lidas = visto >= GRAUS.indexOf('motivo') ? doGrau : []
        expect([grupo, plantado.motivo, lidas.filter((palavra) => !corpo.includes(palavra))]).toEqual([
          grupo,
          plantado.motivo,
          [],
        ])
      }
    const [saude] = plantados
    expect(JSON.stringify(await obter(await rh.as('sesmt'), saude?.id ?? 0))).toContain('F32.9')
  })

  it('is opened in its file by Sesmt and by whoever sent it', async () => {
    const [saude] = plantados
    const abrir = async (login: string) =>
      (
        await (
          await rh.as(login)
        ).try('GET /api/afastamento/anexo/:id', { params: { id: saude?.anexoId ?? 0 } })
      ).status
    expect(await abrir('sesmt')).toBe(200)
    expect(await abrir('gestor')).toBe(200)
    expect(await abrir('cadastro')).toBe(404)
    expect(await abrir('administrador')).toBe(404)
    expect(await abrir('coordenador.operacional')).toBe(404)
  })

  it('is told by no document but the certificate to who only sends it, whichever others came', async () => {
    const { id } = await informar(await rh.as('gestor'), await alguem(rh.db), poucosDias())
    const nomeados = async (login: string) => (await documentosDe(login, id)).map(({ codigo }) => codigo)
    const outro = (await nomeados('sesmt')).find((codigo) => codigo !== 'ATESTADO') ?? ''
    await anexar('sesmt', id, 'do-inss.pdf', outro)
    expect(await nomeados('sesmt')).toContain(outro)
    for (const login of ['gestor', 'coordenador.operacional'])
      expect([login, await nomeados(login)]).toEqual([login, ['ATESTADO']])
  })

  it('is taken out, decided and undone in its file by nobody who may not open it', async () => {
    const { id: afastamentoId } = await informar(await rh.as('gestor'), await alguem(rh.db), poucosDias())
    const id = await anexar('gestor', afastamentoId, 'de-outro-dia.pdf')
    const chamar = async (login: string, ato: 'remover' | 'avaliar' | 'desfazer', body: object) => {
      const quem = await rh.as(login)
      return (await quem.try(`POST /api/afastamento/anexo/${ato}`, { body: { id, ...body } as never })).status
    }
    const remover = { motivo: 'Era de outro' }
    const recusar = { versao: 1, decisao: 'reprovado', motivo: 'Não serve' }
    expect({
      remove: await chamar('coordenador.operacional', 'remover', remover),
      removeRh: await chamar('cadastro', 'remover', remover),
      recusa: await chamar('cadastro', 'avaliar', recusar),
      desfaz: await chamar('cadastro', 'desfazer', { versao: 1 }),
    }).toEqual({ remove: 404, removeRh: 404, recusa: 404, desfaz: 404 })
    const linha = rh.db.selectFrom('processoAnexo').select(['estado', 'versao']).where('id', '=', id)
    expect(await linha.execute()).toEqual([{ estado: 'enviado', versao: 1 }])
    expect(await chamar('sesmt', 'avaliar', recusar)).toBe(200)
    expect(await chamar('sesmt', 'desfazer', { versao: 2 })).toBe(200)
    expect(await chamar('gestor', 'remover', remover)).toBe(200)
  })

  it('has its documents waived by who is told that they are missing, and by nobody else', async () => {
    const tipos = await rh.db.selectFrom('documentoTipo').select(['id', 'codigo']).execute()
    const dispensar = async (login: string, afastamentoId: number, codigo: string) => {
      const tipoId = tipos.find((tipo) => tipo.codigo === codigo)?.id ?? 0
      const body = { afastamentoId, dispensas: [{ tipoId, motivo: 'Original visto no balcão' }] }
      return (await (await rh.as(login)).try('POST /api/afastamento/anexo/dispensar', { body })).status
    }
    const [saude, , restrito] = plantados
    expect(await dispensar('sesmt', restrito?.id ?? 0, 'DECISAO_INSS')).toBe(404)
    expect(await dispensar('cadastro', restrito?.id ?? 0, 'DECISAO_INSS')).toBe(200)
    // Rh does not open what tells of the illness, and may have seen that it is not needed.
    expect(await dispensar('cadastro', saude?.id ?? 0, 'CAT')).toBe(200)
  })

  it('is in no notification, and in no CID of those who are not of Sesmt', async () => {
    const avisos = await rh.db.selectFrom('notificacao').select('texto').execute()
    const ditos = avisos.map(({ texto }) => texto).join('\n')
    const todas = plantados.flatMap(({ segredos }) => Object.values(segredos).flat())
    expect(todas.filter((palavra) => ditos.includes(palavra))).toEqual([])
    const dados = poucosDias({ atestado: { ...poucosDias().atestado, cid: 'F32.1', cidAutorizado: true } })
    const { id } = await informar(await rh.as('gestor'), await alguem(rh.db), dados)
    expect((await obter(await rh.as('sesmt'), id)).dados).not.toHaveProperty('atestado.cid')
  })
})
