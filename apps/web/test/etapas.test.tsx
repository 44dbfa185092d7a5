import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import { abrirVagas, rascunhoCompleto, sistema, usarSistema } from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const EDITAR = /^PUT \/api\/admissao\/editar$/
const quemPreenche = () => sistema().as('coordenador.operacional')
const novoRascunho = async () => rascunhoCompleto(await quemPreenche())
const daEtapa = (id: number, etapa = 'pessoais') => `/operacional/admissao/editar/rascunho/${id}/${etapa}`

const campo = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const salvo = () => screen.findByText(/^Salvo às \d\d:\d\d/)
const pessoaisDe = async (id: number) =>
  (await (await quemPreenche()).call('GET /api/admissao/obter/:id', { params: { id } })).dados.pessoais

async function escrever(pessoa: Pessoa, name: string | RegExp, texto: string): Promise<void> {
  await pessoa.escrever(await campo(name), texto)
}

describe('the first page of an admission', () => {
  it('keeps the chosen post in place while its slots of another day are counted', async () => {
    const { results } = await (await quemPreenche()).call('GET /api/admissao/postos', { query: {} })
    const [posto] = results
    if (!posto) throw new Error('no post')
    const vaga = `postoId=${posto.id}&noLugarDe=1&dataPrevista=2026-12-20`
    const pessoa = await abrir('coordenador.operacional', `/operacional/admissao/criar?${vaga}`)
    await screen.findByText('em 20/12/2026')
    const soltar = rede.segurar(/^GET \/api\/admissao\/postos$/)
    await pessoa.escrever(await campo('Data prevista de admissão'), '21/12/2026')
    expect(await screen.findByText('Contando vagas…')).toBeTruthy()
    expect(screen.getByText(new RegExp(`Contrato ${posto.contrato}$`))).toBeTruthy()
    soltar()
    expect(await screen.findByText('em 21/12/2026')).toBeTruthy()
    await waitFor(() => expect(screen.queryByText('Contando vagas…')).toBeNull())
  })
})

describe('the term of the contract', () => {
  it('of an apprentice is asked in place of a trial, which comes back with another kind of worker', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'vaga'))
    expect((await campo('Experiência (dias)')).value).toBe('45')
    const escolher = async (categoria: RegExp): Promise<void> => {
      await pessoa.click(screen.getByRole('combobox', { name: 'Categoria' }))
      await pessoa.click(await screen.findByRole('option', { name: categoria }))
    }
    await escolher(/aprendiz/i)
    expect(await campo('Fim da aprendizagem')).toBeTruthy()
    expect(screen.queryByRole('textbox', { name: 'Experiência (dias)' })).toBeNull()
    await salvo()
    const { dados } = await (await quemPreenche()).call('GET /api/admissao/obter/:id', { params: { id } })
    expect(dados.vaga).toMatchObject({ categoria: '103', experienciaDias: 0, experienciaProrrogacaoDias: 0 })
    await escolher(/Empregado$/)
    expect((await campo('Experiência (dias)')).value).toBe('45')
    expect(screen.queryByRole('textbox', { name: 'Fim da aprendizagem' })).toBeNull()
  })
})

describe('an admission in the place of who leaves', () => {
  const enderecoDe = async (): Promise<string> => {
    const { results } = await (await quemPreenche()).call('GET /api/admissao/postos', { query: {} })
    return `/operacional/admissao/criar?postoId=${results[0]?.id}&noLugarDe=1&dataPrevista=2026-12-20`
  }
  const pedida = async (pessoa: Pessoa): Promise<unknown> => {
    await pessoa.click(screen.getByRole('button', { name: 'Continuar' }))
    await waitFor(() => expect(rede.chamadas(/admissao\/criar$/)).toHaveLength(1))
    return rede.chamadas(/admissao\/criar$/)[0]?.corpo
  }

  it('names them, as long as it is one', async () => {
    const pessoa = await abrir('coordenador.operacional', await enderecoDe())
    await screen.findByText('em 20/12/2026')
    expect(await pedida(pessoa)).toMatchObject({ vaga: { motivo: 'reposicao', reposicaoDeId: 1 } })
  })

  it('names nobody once it is asked for another reason', async () => {
    const pessoa = await abrir('coordenador.operacional', await enderecoDe())
    await screen.findByText('em 20/12/2026')
    await pessoa.click(screen.getByRole('radio', { name: /^Aumento/ }))
    const corpo = await pedida(pessoa)
    expect(corpo).toMatchObject({ vaga: { motivo: expect.not.stringMatching('reposicao') as string } })
    expect(corpo).not.toHaveProperty('vaga.reposicaoDeId')
  })

  it('names nobody of the former post once another one is chosen', async () => {
    const quem = await quemPreenche()
    const { id } = await novoRascunho()
    const lida = () => quem.call('GET /api/admissao/obter/:id', { params: { id } })
    const { versao, dados } = await lida()
    const postoId = Number(dados.vaga.postoId)
    const { results: deles } = await quem.call('GET /api/admissao/reposicao', {
      query: { postoId: String(postoId) },
    })
    const vaga = { ...dados.vaga, motivo: 'reposicao', reposicaoDeId: Number(deles[0]?.codigo) }
    await quem.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'vaga', dados: vaga } })
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'vaga'))
    const posto = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Posto/ })
    await waitFor(() => expect(posto.value).not.toBe(''))
    const deAgora = posto.value
    await pessoa.clear(posto)
    await pessoa.keyboard('{ArrowDown}')
    const opcoes = await screen.findAllByRole('option')
    const opcao = opcoes.find(({ textContent }) => !textContent.includes(deAgora))
    await pessoa.click(opcao ?? document.body)
    await pessoa.tab()
    await waitFor(async () => expect([undefined, postoId]).not.toContain((await lida()).dados.vaga.postoId))
    expect((await lida()).dados.vaga).not.toHaveProperty('reposicaoDeId')
  })

  it('is a blank one where another is begun from the menu', async () => {
    const pessoa = await abrir('coordenador.operacional', await enderecoDe())
    await screen.findByText('em 20/12/2026')
    await pessoa.ir('/operacional/admissao/criar')
    await waitFor(async () => expect((await campo('Data prevista de admissão')).value).toBe(''))
  })
})

describe('a step of an admission', () => {
  it('is saved while it is typed, and says when by the clock of the company', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    await pessoa.tab()
    await waitFor(() => expect(rede.chamadas(EDITAR)).toHaveLength(1))
    expect((await salvo()).textContent).toMatch(/^Salvo às 22:0\d/)
    expect((await pessoaisDe(id))['mae']).toBe('Joana das Dores')
  })

  it('says nothing against what is missing until sending is tried, and may be left so', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await pessoa.clear(await campo('Telefone'))
    await pessoa.clear(await campo('Nome completo'))
    await pessoa.tab()
    const painel = within(screen.getByRole('region', { name: 'Conferência' }))
    const falta = await painel.findByRole('link', { name: /Telefone$/ })
    expect(falta.getAttribute('href')).toBe(`${daEtapa(id)}?campo=telefone`)
    expect(painel.getByText('2 itens faltam para enviar')).toBeTruthy()
    expect(screen.queryByText('Campo obrigatório')).toBeNull()
    await pessoa.click(screen.getByRole('link', { name: 'Próxima etapa: Documentos' }))
    await waitFor(() => expect(pessoa.onde()).toBe(daEtapa(id, 'documentos')))
  })

  it('marks what is missing when sending is tried, and goes to the first of it', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await pessoa.clear(await campo('Telefone'))
    await pessoa.clear(await campo('Nome completo'))
    // From another step: what is missing is where it is.
    await pessoa.click(screen.getByRole('link', { name: 'Próxima etapa: Documentos' }))
    await campo('RG')
    await pessoa.click(screen.getByRole('button', { name: 'Enviar' }))
    const marcado = (name: string) => screen.findByRole('textbox', { name, description: 'Campo obrigatório' })
    const nome = await marcado('Nome completo')
    await waitFor(() => expect(document.activeElement).toBe(nome))
    const telefone = await marcado('Telefone')
    await pessoa.keyboard('{Control>}.{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(telefone))
    await pessoa.keyboard('{Control>}.{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(nome))
    await pessoa.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(pessoa.onde()).toBe(daEtapa(id, 'documentos')))
  })

  it('shows what a rule refuses at its field, and tells it from what is missing', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    const nascimento = await campo('Nascimento')
    await pessoa.clear(nascimento)
    await pessoa.type(nascimento, '17042011')
    await pessoa.tab()
    // CF art. 7º XXXIII.
    await waitFor(() => expect(nascimento.getAttribute('aria-invalid')).toBe('true'))
    const etapas = within(screen.getByRole('navigation', { name: 'Etapas da admissão' }))
    expect(etapas.getAllByRole('link', { name: /Dados pessoais.*1 errado/ }).length).toBeGreaterThan(0)
  })

  it('goes on to the next field by Enter', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await pessoa.click(await campo('Nome da mãe'))
    await pessoa.keyboard('{Enter}')
    expect(document.activeElement).toBe(await campo(/^Nome do pai/))
  })

  it('whose answer got lost is sent again as it was, and saved once', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    const reparar = rede.perderResposta(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    await pessoa.tab()
    expect(await screen.findByText('Sem conexão: guardado neste aparelho')).toBeTruthy()
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await salvo()
    const chaves = rede.chamadas(EDITAR).map(({ chave }) => chave)
    expect(chaves.length).toBeGreaterThan(1)
    expect(new Set(chaves).size).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is left only once it is saved', async () => {
    const { id } = await novoRascunho()
    // From the list, whose code is there then: nothing but the save can hold back the way to it.
    const pessoa = await abrir('coordenador.operacional', '/operacional/admissao/listar')
    await screen.findAllByRole('row')
    await pessoa.ir(daEtapa(id))
    await campo('Nome da mãe')
    const soltar = rede.segurar(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    void pessoa.ir('/operacional/admissao/listar')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(pessoa.onde()).toBe(daEtapa(id))
    soltar()
    await waitFor(() => expect(pessoa.onde()).toBe('/operacional/admissao/listar'))
    expect((await pessoaisDe(id))['mae']).toBe('Joana das Dores')
  })

  it('that cannot be saved asks before it is left, and stays when told to', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    const reparar = rede.cortar(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Joana das Dores')
    void pessoa.ir('/operacional/admissao/listar')
    const dialogo = within(await screen.findByRole('dialog', { name: 'Sair sem salvar?' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Continuar aqui' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(pessoa.onde()).toBe(daEtapa(id))
    expect((await campo('Nome da mãe')).value).toBe('Joana das Dores')
    reparar()
    await pessoa.click(screen.getByRole('button', { name: 'Tentar de novo' }))
    await salvo()
  })
})

describe('an admission like another one', () => {
  it('is begun from a draft in one click, at the first step with something to do', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await pessoa.click(await screen.findByRole('button', { name: 'Criar outra como esta' }))
    await waitFor(() => expect(pessoa.onde()).toMatch(/rascunho\/\d+$/))
    const nova = Number(/\d+$/.exec(pessoa.onde())?.[0])
    expect(nova).toBeGreaterThan(id)
    expect((await campo('Nome completo')).value).toBe('')
    expect(await pessoaisDe(nova)).toEqual({})
  })
})

describe('what a step fills by itself', () => {
  it('is the place of a CEP, and only what the CEP knows', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'endereco'))
    const cep = await campo('CEP')
    const lugar = async () => [
      (await screen.findByRole('combobox', { name: /^UF/ })).textContent,
      screen.getByRole<HTMLInputElement>('combobox', { name: 'Município' }).value,
    ]
    await pessoa.clear(cep)
    await pessoa.type(cep, '60160230')
    await waitFor(async () => expect(await lugar()).toEqual([expect.stringContaining('C'), 'Fortaleza']))
    await pessoa.clear(cep)
    await pessoa.type(cep, '13010000')
    await waitFor(async () => expect(await lugar()).toEqual([expect.stringContaining('S'), '']))
  })

  it('is the state of a município that is looked for in the whole country', async () => {
    const { id, versao } = await novoRascunho()
    await (
      await quemPreenche()
    ).call('PUT /api/admissao/editar', {
      body: { id, versao, etapa: 'pessoais', dados: { municipioNascimento: null, ufNascimento: null } },
    })
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    const lugar = await screen.findByRole('combobox', { name: /^Município de nascimento/ })
    await pessoa.click(lugar)
    await pessoa.keyboard('parintins')
    await screen.findByRole('option', { name: /^Parintins/ })
    await pessoa.tab()
    await waitFor(async () =>
      expect(await pessoaisDe(id)).toMatchObject({ municipioNascimento: 'Parintins', ufNascimento: 'AM' }),
    )
  })

  it('is the state of an issuing body, as it stands on the paper', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'documentos'))
    const orgao = await screen.findByRole('combobox', { name: /^Órgão/ })
    await pessoa.clear(orgao)
    await pessoa.type(orgao, 'SSP/BA')
    await pessoa.tab()
    const documentos = async () =>
      (await (await quemPreenche()).call('GET /api/admissao/obter/:id', { params: { id } })).dados.documentos
    await waitFor(async () => expect(await documentos()).toMatchObject({ rgOrgao: 'SSP', rgUf: 'BA' }))
  })

  it('is the days of the scale for who wants transport', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'beneficios'))
    const quer = within(await screen.findByRole('radiogroup', { name: /vale-transporte/ }))
    await pessoa.click(quer.getByRole('radio', { name: 'Não' }))
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Dias com transporte' })).toBeNull())
    await pessoa.click(quer.getByRole('radio', { name: 'Sim' }))
    const dias = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Dias com transporte' })
    await waitFor(() => expect(dias.value).toMatch(/^(Segunda a|Plantões)/))
  })
})

describe('the lines of a list', () => {
  it('lose the one that is taken away, and no other', async () => {
    const { id, versao } = await novoRascunho()
    const client = await quemPreenche()
    const beneficiosDe = async () =>
      (await client.call('GET /api/admissao/obter/:id', { params: { id } })).dados.beneficios
    const linhas = ['Primeira', 'Segunda', 'Terceira'].map((operadora) => ({
      operadora,
      linha: '875A',
      tarifaCentavos: 500,
      viagensDia: 2,
    }))
    const dados = { ...(await beneficiosDe()), valeTransporte: true, linhas }
    await client.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'beneficios', dados } })
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'beneficios'))
    await pessoa.click(await screen.findByRole('button', { name: /^Remover \D+ 1$/ }))
    await waitFor(async () =>
      expect((await beneficiosDe())['linhas']).toMatchObject([
        { operadora: 'Segunda' },
        { operadora: 'Terceira' },
      ]),
    )
  })
})

describe('a draft that somebody else saved meanwhile', () => {
  /** Both have it open: the other one changes mother and phone, this person mother and name. */
  async function emConflito() {
    const { id, versao } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await campo('Nome da mãe')
    const dados = { ...(await pessoaisDe(id)), mae: 'Mãe dos outros', pai: 'Pai dos outros' }
    const outro = await sistema().as('administrador')
    await outro.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'pessoais', dados } })
    // Both are typed before the answer to the first one comes.
    const soltar = rede.segurar(EDITAR)
    await escrever(pessoa, 'Nome da mãe', 'Minha mãe')
    await escrever(pessoa, 'Nome completo', 'Nome que digitei')
    soltar()
    const pergunta = await screen.findByRole('group', { name: 'Nome da mãe: dois valores' })
    return { id, pessoa, pergunta: within(pergunta) }
  }
  const semPergunta = () =>
    waitFor(() => expect(screen.queryByRole('group', { name: /dois valores$/ })).toBeNull())

  it('goes on saving the rest, and asks only about the field that both changed', async () => {
    const { id, pessoa, pergunta } = await emConflito()
    expect(pergunta.getByText('Mãe dos outros')).toBeTruthy()
    expect(pergunta.getByText(/mudou este campo às \d\d:\d\d$/)).toBeTruthy()
    expect((await campo('Nome da mãe')).value).toBe('Minha mãe')
    expect((await campo('Nome completo')).value).toBe('Nome que digitei')
    await waitFor(async () => expect((await campo(/^Nome do pai/)).value).toBe('Pai dos outros'))
    await salvo()
    const semEscolha = { mae: 'Mãe dos outros', nome: 'Nome que digitei', pai: 'Pai dos outros' }
    await waitFor(async () => expect(await pessoaisDe(id)).toMatchObject(semEscolha))
    // Left and come back to, it still waits for an answer.
    await pessoa.ir('/operacional/admissao/listar')
    await pessoa.ir(daEtapa(id))
    expect((await campo('Nome da mãe')).value).toBe('Minha mãe')
    await pessoa.click(await screen.findByRole('button', { name: 'Manter o meu: Nome da mãe' }))
    await semPergunta()
    await waitFor(async () => expect((await pessoaisDe(id))['mae']).toBe('Minha mãe'))
    expect(await pessoaisDe(id)).toMatchObject({ ...semEscolha, mae: 'Minha mãe' })
  })

  it('is read again where it could not be read: nothing more is saved until then', async () => {
    const { id, versao } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id))
    await campo('Nome da mãe')
    const dados = { ...(await pessoaisDe(id)), pai: 'Pai dos outros' }
    const outro = await sistema().as('administrador')
    await outro.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'pessoais', dados } })
    const reparar = rede.recusar(/^GET .*admissao\/(obter|pagina)\/\d+$/, 500)
    await escrever(pessoa, 'Nome da mãe', 'Minha mãe')
    await screen.findByText(/^Juntando com o que outra pessoa mudou/)
    await screen.findByText('Erro! Entre em contato com o suporte')
    reparar()
    await salvo()
    await waitFor(async () =>
      expect(await pessoaisDe(id)).toMatchObject({ mae: 'Minha mãe', pai: 'Pai dos outros' }),
    )
  })

  it('is taken as the other left it by who gives up the own value', async () => {
    const { id, pessoa, pergunta } = await emConflito()
    await pessoa.click(pergunta.getByRole('button', { name: /^Usar o de / }))
    await semPergunta()
    await waitFor(async () => expect((await campo('Nome da mãe')).value).toBe('Mãe dos outros'))
    expect((await campo('Nome completo')).value).toBe('Nome que digitei')
    await salvo()
    expect((await pessoaisDe(id))['mae']).toBe('Mãe dos outros')
    // Nothing of it waits in the tab for the next time.
    await pessoa.ir('/operacional/admissao/listar')
    await pessoa.ir(daEtapa(id))
    expect((await campo('Nome da mãe')).value).toBe('Mãe dos outros')
    await semPergunta()
  })
})

describe('the review of an admission', () => {
  it('offers no alert to be ticked before the draft as it is now was checked', async () => {
    const { id } = await novoRascunho()
    const pessoa = await abrir('coordenador.operacional', daEtapa(id, 'uniforme'))
    await screen.findAllByText(/Documentos que faltam/)
    const soltar = rede.segurar(/^POST \/api\/admissao\/verificar$/)
    await pessoa.ir(daEtapa(id, 'revisar'))
    await screen.findByRole('heading', { level: 1, name: /^Revisar/ })
    expect(await screen.findByText(/^Conferindo/)).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /^Estou ciente: / })).toBeNull()
    soltar()
    expect(await screen.findByRole('checkbox', { name: /^Estou ciente: Documentos que faltam/ })).toBeTruthy()
  })
})
