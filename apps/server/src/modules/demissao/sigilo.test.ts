import { beforeAll, describe, expect, it } from 'vitest'
import type { Grupo } from '@rh/domain/setores/grupos'
import { causaOf } from '@rh/domain/regras/rescisao/causas'
import { usuariosDemo } from '../../seed/usuarios.ts'
import { aprovada, comunicar, feito, obter, semCausa, tentarMover } from '../../test/demissoes.ts'
import { abrirEmpresa } from '../../test/empresa.ts'

const empresa = abrirEmpresa()

const MOTIVO = 'Segredo de quem pediu'
const VOLTA = 'Segredo de quem não volta'
const DESCONTO = 'Segredo descontado'

/** What each visibility lets through, as it would stand in an answer. */
const segredos = {
  causa: [MOTIVO, causaOf('33').rotulo, '"causa":"33"', 'art. 484-A'],
  valores: [DESCONTO, '"centavos":123400', '"totalBruto":', '123400'],
  volta: [VOLTA],
}

let id = 0
let colaboradorId = 0

beforeAll(async () => {
  const { rh } = empresa
  rh.clock.irPara('2026-11-20T15:00:00Z')
  const feita = await aprovada(
    rh,
    semCausa({
      causa: '33',
      motivo: MOTIVO,
      descontos: [{ descricao: DESCONTO, valorCentavos: 123_400 }],
    }),
  )
  id = feita.registro.id
  colaboradorId = feita.colaboradorId
  await comunicar(rh, id)
  const cadastro = await rh.as('cadastro')
  const { versao } = await obter(cadastro, id)
  await feito(
    cadastro.try('POST /api/demissao/recontratacao', {
      body: { id, versao, dados: { recontratacao: 'com_aval', recontratacaoMotivo: VOLTA } },
    }),
  )
  await feito(tentarMover(cadastro, id, 'conferir'))
})

/** Everything that the calls of a kind answer to somebody of one dismissal. */
async function respostas(usuario: string): Promise<string> {
  const client = await empresa.rh.as(usuario)
  const query = { colaboradorId }
  const todas = await Promise.all([
    client.try('GET /api/demissao/obter/:id', { params: { id } }),
    client.try('GET /api/demissao/listar', { query }),
    client.try('GET /api/demissao/processos', { query }),
    client.try('GET /api/demissao/quadro', { query }),
    client.try('GET /api/demissao/papeis/:id', { params: { id } }),
    client.try('GET /api/demissao/anexos/:id', { params: { id } }),
    client.try('GET /api/demissao/vaga', { query: { colaborador: colaboradorId } }),
    client.try('GET /api/colaborador/processos', { query: { colaboradorId } }),
    client.try('GET /api/notificacoes/listar', { query: {} }),
  ])
  return JSON.stringify(
    todas.map(({ body }) => body),
    // What is null says nothing.
    (_, valor: unknown) => (valor === null ? undefined : valor),
  )
}

const lido = (texto: string, quais: readonly string[]): string[] =>
  quais.filter((segredo) => texto.includes(segredo))

const isDe = (grupos: readonly Grupo[], ...quem: readonly Grupo[]): boolean =>
  grupos.some((grupo) => quem.includes(grupo))

const SEM_CAUSA: readonly Grupo[] = ['Vagas', 'Sesmt', 'Almoxarifado', 'Comercial']
const SEM_VALORES: readonly Grupo[] = [...SEM_CAUSA, 'Assistente Gestor', 'Gerente Administrador']
const COM_VOLTA: readonly Grupo[] = [
  'Coordenador',
  'Assistente Departamento Pessoal',
  'Cadastro',
  'Beneficio',
  'Rescisao',
  'Administrador',
  'Gerente Rh',
  'Gerente Administrador',
]

// prova: /api/demissao
describe('the secrets of a dismissal', () => {
  it.each(usuariosDemo.filter(({ usuario }) => usuario !== 'fora.do.horario'))(
    'are kept from $usuario as the groups say',
    async ({ usuario, grupos }) => {
      const escondidos = [
        ...(isDe(grupos, ...SEM_CAUSA) ? segredos.causa : []),
        ...(isDe(grupos, ...SEM_VALORES) ? segredos.valores : []),
        ...(isDe(grupos, ...COM_VOLTA) ? [] : segredos.volta),
      ]
      expect(lido(await respostas(usuario), escondidos)).toEqual([])
    },
  )

  it('are told to Rh, so that the test above looks for what is there', async () => {
    const texto = await respostas('cadastro')
    expect(lido(texto, [MOTIVO, VOLTA, DESCONTO, '"totalBruto":'])).toHaveLength(4)
  })
})
