import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { formatos } from '@rh/domain/contract/formatos'
import { tiposDeclarados } from '@rh/domain/processos/processos'
import { grupos, type Grupo } from '@rh/domain/setores/grupos'
import { loginDoGrupo } from '../seed/usuarios.ts'
import { createTestApp, type TestApp } from '../test/harness.ts'
import { incidenteDe } from '../test/incidentes.ts'
import { podeChamar } from '../test/prova.ts'
import { criarAlvos, lerAlcances, type Alvo } from '../test/sigilo/alvos.ts'
import { lerCorpo } from '../test/sigilo/ler.ts'
import { isArquivo, isDeUm, leituras, pedidosDe } from '../test/sigilo/pedidos.ts'
import { marcasEm, plantar, type Marca } from '../test/sigilo/plantar.ts'
import { abre, doTipo, podeLer, type Conhecidos, type Sobre } from '../test/sigilo/quem.ts'

// Every call that answers rows, a record or a file, asked by every group that may make it, about a record of its
// contracts and about one of others. What may not be read is planted with marks, and looked for in every byte answered.

let rh: TestApp
let alvosDe: (path: string) => Promise<Alvo[]>
let conhecidos: Conhecidos
const tokens = new Map<Grupo, string>()
const cpfs = new Map<string, number>()

beforeAll(async () => {
  rh = await createTestApp()
  for (const grupo of grupos) tokens.set(grupo, (await rh.as(loginDoGrupo(grupo))).token ?? '')
  await registrarIncidente()
  const alcances = await lerAlcances(rh.db)
  alvosDe = criarAlvos(rh.db, alcances)
  const alvosDoTipo = tiposDeclarados.map(async (tipo) =>
    (await alvosDe(`/api/${tipo}/obter/:id`)).map(({ id }) => ({ id, papel: maisReservado(tipo) })),
  )
  const papeis = (await Promise.all(alvosDoTipo)).flat()
  const pessoas = await alvosDe('/api/colaborador/obter/:id')
  await plantar(rh, {
    processos: papeis.map(({ id }) => id),
    papeis,
    pessoas: pessoas.map(({ id }) => id),
  })
  const { rows } = await sql<Omit<Sobre, 'motivo'> & { id: number; motivo: string | null }>`
    select p.id, p.tipo, a.motivo, u.usuario as solicitante from processo p join usuario u on u.id = p.solicitante_id
      left join afastamento a on a.processo_id = p.id`.execute(rh.db)
  conhecidos = {
    alcances,
    processos: new Map(
      rows.map(({ id, motivo, ...sobre }) => [id, { ...sobre, motivo: motivo ?? undefined }]),
    ),
  }
  for (const { id, cpf } of await rh.db.selectFrom('pessoa').select(['id', 'cpf']).execute())
    cpfs.set(cpf, id)
})
afterAll(() => rh[Symbol.asyncDispose]())

/** The demo company never lost anything. */
const registrarIncidente = async () =>
  (await rh.as('administrador')).call('POST /api/privacidade/incidentes', {
    body: { conhecidoEm: '2026-11-10', ...incidenteDe() },
  })

/** The paper of a kind that fewest may read. */
const maisReservado = (tipo: Sobre['tipo']): string => {
  const [primeiro] = Object.entries(doTipo[tipo].papeis).toSorted(
    ([, a], [, b]) => a.grupos.length - b.grupos.length,
  )
  return primeiro?.[0] ?? ''
}

/** Calls whose records the demo company does not have, and what looks at their secrets. */
const semAmostra: readonly (readonly [RegExp, porque: string])[] = [
  [/\/anexo\/conjunto\/:id$/, 'a ticket that only its holder has, once'],
  [/^\/api\/admissao\/candidato\//, 'what came by a link: admissao/candidato'],
  [/\/lote\/|\/planejamento\/:id$|\/coletivas\/papel/, 'batches: lote, planejamento and coletivas'],
  [/^\/api\/(?:mudanca|reajuste)\/.*:id$/, 'of three groups of Rh: postos and reajuste'],
  [/^\/api\/folha\/(?:envio|arquivo)\//, 'of Rh, what was sent: folha'],
  [/^\/api\/(?:importacao|chaves|webhooks|seguranca)\/.*:id$/, 'of Administrador alone'],
  [
    /^\/api\/contratos\/(?:documento|dossie\/comprovante|dossie\/retirada)\//,
    'files of a contract: contratos and dossie',
  ],
  [/^\/api\/product\/(?:recibo|contagens)/, 'what is handed out and counted: estoque'],
  [/^\/api\/calendar\/:id$/, 'events, of who wrote them and of their sector: calendario'],
  [/^\/api\/kanban\/(?:coluna|cartao|anexo)\//, 'boards, of those who are on them: kanban'],
  [/^\/api\/post\/(?:details|anexo|alcance)/, 'notices, of those they go to: comunicados'],
  [/^\/api\/chat\/.*:id$/, 'of who is in the conversation, whatever their group: conversas'],
  [/^\/api\/mail\/(?:details|.*:id$)/, 'of whom a message was sent to, whatever their group: mensagens'],
  [/^\/api\/cobertura\/autorizacao\/|^\/api\/conta\/foto\//, 'a file of its own: cobertura and foto'],
]

/** Calls that also answer nothing for what the input names: not every sector has such a list, report or notice. */
const TALVEZ_NADA = [
  'GET /api/listas/vistas',
  'GET /api/relatorios/salvos/pessoas',
  'GET /api/post/recibos',
  'GET /api/post/recibos/exportar',
]

/** What a declaration keeps and one call may still tell, and why. */
const excecoes: readonly (readonly [RegExp, (marca: Marca, grupo: Grupo) => boolean, porque: string])[] = [
  [
    /^GET \/api\/admissao\/agencias$/,
    ({ campo }) => campo === 'pessoa.agencia',
    'branches that exist, of nobody',
  ],
  [
    /^GET \/api\/(?:contratos\/|parabens)/,
    ({ campo }, grupo) => grupo === 'Comercial' && ['pessoa.nome', 'pessoais.nome'].includes(campo),
    'names of who works in a contract, and of whose birthday it is',
  ],
]

let endereco = 0
async function pedir(grupo: Grupo, url: string) {
  endereco += 1
  const { statusCode, headers, rawPayload } = await rh.app.inject({
    method: 'GET',
    url,
    remoteAddress: `10.${endereco >> 16}.${(endereco >> 8) & 255}.${endereco & 255}`,
    headers: { authorization: `Bearer ${tokens.get(grupo) ?? ''}` },
  })
  return { status: statusCode, texto: lerCorpo(String(headers['content-type']), rawPayload) }
}

/** What is planted and must have been read by somebody, or it was not looked for where it is. */
const SEGREDOS = [
  ...['racaCor', 'deficiencia'].map((campo) => `codigo ${campo}`),
  'cpf cpf',
  ...['agencia', 'conta', 'pix', 'rg', 'mae', 'logradouro', 'email'].map((campo) => `pessoa pessoa.${campo}`),
  'pessoa dependentes',
  'pessoa experiencia',
  'pessoa documento.sensivel',
  'arquivo sensivel',
  'tipo sensivel',
  'salario salario',
  'previsto previsto',
  'preco preco',
  'palavra',
  ...[
    'bancarios.conta',
    'bancarios.pix',
    'pessoais.mae',
    'salarioCentavos',
    'motivo',
    'recontratacaoMotivo',
  ].map((campo) => `formulario ${campo}`),
  ...['observacao', 'atestado.medico', 'atestado.cid'].map((campo) => `formulario ${campo}`),
]

const respondidas = new Set<string>()
const lidas = new Set<string>()
const nomeDa = ({ de, id, campo }: Marca) => `${campo} of ${de} ${id}`

/** Asks as a group, and says what in the answer should not be there. */
async function examinar(chamada: string, grupo: Grupo, alvo: Alvo, formato: string): Promise<string[]> {
  const certo = !isDeUm(chamada) || abre(conhecidos, grupo, alvo) ? 200 : 404
  const problemas: string[] = []
  for (const url of pedidosDe(chamada, grupo, alvo, formato)) {
    const { status, texto } = await pedir(grupo, url)
    if (status !== certo && !(status === 404 && TALVEZ_NADA.includes(chamada)))
      problemas.push(`${grupo} ${alvo.lado}: ${status} in place of ${certo} (${url})`)
    if (status !== 200) continue
    respondidas.add(chamada)
    // What stands in place of an encrypted value is of no use to anybody.
    if (/cifrado:[0-9a-f]{8}-/.test(texto)) problemas.push(`${grupo} is told the name of a value (${url})`)
    const marcas = marcasEm(texto, cpfs)
    for (const { de, campo } of marcas) lidas.add(de === 'palavra' ? de : `${de} ${campo}`)
    const vedadas = marcas.filter(
      (marca) =>
        !podeLer(conhecidos, grupo, chamada, marca) &&
        !excecoes.some(([quais, excecao]) => quais.test(chamada) && excecao(marca, grupo)),
    )
    if (vedadas.length > 0)
      problemas.push(`${grupo} ${alvo.lado} reads ${vedadas.slice(0, 5).map(nomeDa).join(', ')} (${url})`)
  }
  return problemas
}

/** Exports and papers at a time, which the product itself bounds. */
const JUNTOS = 3

async function problemasDe(chamada: string): Promise<string[]> {
  const path = chamada.slice('GET '.length)
  const exporta = path.endsWith('/exportar')
  // A person exports so many times a minute.
  if (exporta) rh.clock.irPara(rh.clock.agora().add({ minutes: 1 }).toString())
  const [pessoa] = await alvosDe('/api/colaborador/obter/:id')
  const alvos = isDeUm(chamada)
    ? await alvosDe(path)
    : [{ lado: 'dentro' as const, id: 0, vinculo: pessoa?.id }]
  const quem = grupos.filter((grupo) => podeChamar(chamada, grupo))
  const problemas: string[] = []
  for (const alvo of alvos) {
    const pedidos = quem.map((grupo, i) => () => {
      // Each format is one way out of the same rows: one group takes each of the slower ones.
      const formato = Object.keys(formatos)[i] ?? 'csv'
      return examinar(chamada, grupo, alvo, formato === 'pdf' && path.includes('/folha/') ? 'csv' : formato)
    })
    const juntos = isArquivo(chamada) ? JUNTOS : pedidos.length
    for (let i = 0; i < pedidos.length; i += juntos)
      problemas.push(...(await Promise.all(pedidos.slice(i, i + juntos).map((p) => p()))).flat())
  }
  return problemas
}

// prova: chamadas, permissao.servidor
describe('what every group reads of every call', () => {
  it.each(leituras)('%s', async (chamada) => {
    expect(await problemasDe(chamada)).toEqual([])
  })
})

describe('what was looked at', () => {
  it('is every call, or those whose records the demo company does not have', () => {
    const faltam = leituras.filter((chamada) => !respondidas.has(chamada))
    const ditas = leituras.filter((chamada) =>
      semAmostra.some(([quais]) => quais.test(chamada.slice('GET '.length))),
    )
    expect(faltam.filter((chamada) => !ditas.includes(chamada))).toEqual([])
  })

  it('was there to be found by those who may read it', () => {
    expect(SEGREDOS.filter((segredo) => !lidas.has(segredo))).toEqual([])
  })
})
