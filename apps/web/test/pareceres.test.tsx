import { screen, waitFor, within } from '@testing-library/dom'
import { erros } from '@rh/domain/errors'
import { describe, expect, it } from 'vitest'
import { rede } from './rede.ts'
import {
  abrirVagas,
  comPareceres,
  conferir,
  documentosVistos,
  pecasDoKit,
  pedida,
  sistema,
  usarSistema,
} from './sistema.ts'
import { abrir, type Pessoa } from './tela.tsx'

usarSistema(({ db }) => abrirVagas(db))

const solicitada = async () => (await pedida(sistema(), await sistema().as('gestor'))).registro
/** An admission of which only Vagas has spoken. */
const emAnalise = async () => comPareceres(sistema(), await sistema().as('coordenador.operacional'), 1)

const secao = async (name: string) => within(await screen.findByRole('region', { name }))

/** The step of one parecer in the strip of the sectors. */
async function parecerDe(parecer: string): Promise<string> {
  const passo = await (await secao('Pareceres')).findByText(new RegExp(`: ${parecer}$`))
  return passo.closest('li')?.textContent ?? ''
}
const noRodape = (name: string) => screen.findByRole('button', { name })

describe('the parecer of a sector', () => {
  it('is given with its button, without a tick to attest it, and then is shown with who gave it', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const parecer = await secao('Departamento Pessoal')
    expect(parecer.queryByRole('checkbox')).toBeNull()
    await pessoa.escrever(parecer.getByRole('textbox', { name: /^Comentário/ }), 'Conforme o aditivo.')
    await pessoa.click(await noRodape('Aprovar a conferência'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Departamento Pessoal' })).toBeNull())
    const dito = await parecerDe('Departamento Pessoal')
    expect(dito).toContain('Rh aprovou')
    expect(dito).toContain('“Conforme o aditivo.”')
  })

  it('on the documents waits for each of them: its button says how many are missing, and leads there', async () => {
    const { id } = await comPareceres(sistema(), await sistema().as('coordenador.operacional'), 2)
    const pessoa = await abrir('cadastro', `/rh/admissao/visualizar/${id}`)
    const aprovar = await screen.findByRole('button', {
      name: 'Aprovar documentos',
      description: /^Faltam \d+ documentos por decidir$/,
    })
    expect(aprovar.getAttribute('aria-disabled')).toBe('true')
    expect(aprovar).toHaveProperty('disabled', false)
    await pessoa.click(aprovar)
    expect(rede.chamadas(/parecer$/)).toEqual([])
    const documentos = await screen.findByRole('region', { name: 'Documentos da admissão' })
    await waitFor(() => expect(documentos.contains(document.activeElement)).toBe(true))
    await documentosVistos(await sistema().as('cadastro'), id)
    await abrir('cadastro', `/rh/admissao/visualizar/${id}`)
    const livre = await screen.findByRole('button', { name: 'Aprovar documentos', description: '' })
    await waitFor(() => expect(livre.getAttribute('aria-disabled')).toBeNull())
  })

  it('on the uniform waits for each piece', async () => {
    const { id } = await emAnalise()
    const pessoa = await abrir('almoxarifado', `/almoxarifado/admissao/visualizar/${id}`)
    const pecas = await screen.findAllByRole('checkbox', { name: 'Separada' })
    const aprovar = await noRodape('Aprovar uniforme')
    await waitFor(() => expect(aprovar.getAttribute('aria-disabled')).toBe('true'))
    await pessoa.click(aprovar)
    expect(pecas).toContain(document.activeElement)
    expect(rede.chamadas(/parecer$/)).toEqual([])
    await pessoa.click(screen.getByRole('checkbox', { name: /^Todas as peças/ }))
    await pessoa.click(await noRodape('Aprovar uniforme'))
    await waitFor(async () => expect(await parecerDe('uniforme')).toContain('aprovou'))
  })

  it('says of a day not typed that it is missing, not that it is wrong, and goes there', async () => {
    const { id } = await emAnalise()
    const pessoa = await abrir('sesmt', `/sesmt/admissao/visualizar/${id}`)
    await pessoa.click(await noRodape('Aprovar exame admissional'))
    const dia = (await secao('Exame admissional')).getByRole('textbox', {
      name: /^Data do exame/,
      description: 'Campo obrigatório',
    })
    expect(document.activeElement === dia).toBe(true)
    expect(rede.chamadas(/parecer$/)).toEqual([])
  })

  it('is asked of no other sector, nor of who only reads', async () => {
    const { id } = await solicitada()
    await abrir('gestor', `/operacional/promocao/visualizar/${id}`)
    expect(await parecerDe('conferir pedido')).toContain('Rh agora')
    expect(screen.queryByRole('button', { name: /^Aprovar/ })).toBeNull()
    await abrir('cadastro', `/rh/promocao/ver/${id}`)
    await parecerDe('conferir pedido')
    expect(screen.queryByRole('button', { name: /^Aprovar/ })).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is marked as taken up with what was typed, and waived only with a reason', async () => {
    const { id } = await solicitada()
    const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
    const parecer = await secao('Departamento Pessoal')
    await pessoa.click(await parecer.findByRole('button', { name: 'Marcar em análise' }))
    await waitFor(() => expect(parecer.queryByRole('button', { name: 'Marcar em análise' })).toBeNull())
    await waitFor(async () => expect(await parecerDe('Departamento Pessoal')).toContain('Rh analisa'))
    await pessoa.click(parecer.getByRole('button', { name: 'Dispensar' }))
    const dialogo = within(await screen.findByRole('dialog', { name: 'Dispensar este parecer?' }))
    await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
    const porque = await dialogo.findByRole('textbox', {
      name: 'Justificativa',
      description: 'Escreva pelo menos 10 caracteres',
    })
    await pessoa.escrever(porque, 'Já conferido no papel.')
    await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await parecerDe('Departamento Pessoal')).toContain('“Já conferido no papel.”')
  })

  it.each(['ocupado', 'transicao_invalida'] as const)(
    'that was refused when it was waived keeps its reason, and says why: %s',
    async (codigo) => {
      const { id } = await solicitada()
      const pessoa = await abrir('cadastro', `/rh/promocao/visualizar/${id}`)
      const parecer = await secao('Departamento Pessoal')
      await pessoa.click(await parecer.findByRole('button', { name: 'Dispensar' }))
      const dialogo = within(await screen.findByRole('dialog', { name: 'Dispensar este parecer?' }))
      const porque = dialogo.getByRole('textbox', { name: 'Justificativa' })
      await pessoa.escrever(porque, 'Já conferido no papel.')
      rede.negar(/parecer$/, codigo)
      await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
      expect((await dialogo.findByRole('alert')).textContent).toContain(erros[codigo].mensagem)
      expect(porque).toHaveProperty('value', 'Já conferido no papel.')
      rede.reparar()
      await pessoa.click(dialogo.getByRole('button', { name: 'Dispensar' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(await parecerDe('Departamento Pessoal')).toContain('“Já conferido no papel.”')
    },
  )

  it('that found nobody says so, keeps what was typed, and is given once', async () => {
    const { id } = await emAnalise()
    const pessoa = await abrir('sesmt', `/sesmt/admissao/visualizar/${id}`)
    const exame = await preencherExame(pessoa, '19112026')
    const reparar = rede.perderResposta(/parecer$/)
    await pessoa.click(await noRodape('Aprovar exame admissional'))
    expect(await exame.findByText('Não foi possível falar com o servidor.')).toBeTruthy()
    expect(exame.getByRole('textbox', { name: 'Médico' })).toHaveProperty('value', 'Dra. Lúcia Prado')
    reparar()
    await pessoa.click(await noRodape('Aprovar exame admissional'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Médico' })).toBeNull())
    expect(new Set(rede.chamadas(/parecer$/).map(({ chave }) => chave)).size).toBe(1)
  })

  it('over a record that another sector changed shows how it stands, keeps what was typed, and is given then', async () => {
    const { id, versao } = await emAnalise()
    const pessoa = await abrir('sesmt', `/sesmt/admissao/visualizar/${id}`)
    const exame = await preencherExame(pessoa, '19112026')
    const almoxarifado = await sistema().as('almoxarifado')
    await almoxarifado.call('POST /api/admissao/parecer', {
      body: {
        id,
        versao,
        parecer: 'uniforme',
        decisao: 'aprovado',
        dados: { pecas: await pecasDoKit(almoxarifado, id) },
      },
    })
    await pessoa.click(await noRodape('Aprovar exame admissional'))
    expect(
      await exame.findByText(/A página mostra agora a situação atual: confira e decida de novo\./),
    ).toBeTruthy()
    await waitFor(async () => expect(await parecerDe('uniforme')).toContain('aprovou'))
    expect(exame.getByRole('textbox', { name: 'Médico' })).toHaveProperty('value', 'Dra. Lúcia Prado')
    await pessoa.click(await noRodape('Aprovar exame admissional'))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Médico' })).toBeNull())
    expect(await parecerDe('exame admissional')).toContain('aprovou')
  })
})

async function preencherExame(pessoa: Pessoa, dia: string) {
  const exame = await secao('Exame admissional')
  await pessoa.type(await exame.findByRole('textbox', { name: 'Data do exame' }), dia)
  await pessoa.escrever(exame.getByRole('textbox', { name: 'Médico' }), 'Dra. Lúcia Prado')
  await pessoa.type(exame.getByRole('textbox', { name: 'CRM' }), '12345/SP')
  await pessoa.click(exame.getByRole('radio', { name: 'Apto' }))
  return exame
}

describe('a queue', () => {
  const naFila = (id: number, lista: string) =>
    `/rh/promocao/visualizar/${id}?${new URLSearchParams({ fila: lista }).toString()}`
  const nova = async () => {
    const { pessoa, registro } = await pedida(sistema(), await sistema().as('gestor'))
    return { ...registro, nome: pessoa.nome }
  }
  /** Three of them: the newest is the first of the queue. */
  const tres = async () => {
    const terceira = await nova()
    const segunda = await nova()
    return [await nova(), segunda, terceira] as const
  }
  const NOVAS_PRIMEIRO = 'ordenar=-numero'
  const titulo = (nome: string) => screen.findByRole('heading', { level: 1, name: nome })
  const dito = (texto: RegExp) =>
    waitFor(() => expect(screen.getAllByRole('status').some((um) => texto.test(um.textContent))).toBe(true))
  const aprovar = async (pessoa: Pessoa) => {
    await screen.findByRole('button', { name: /^Aprovar a conferência/ })
    await pessoa.keyboard('{Shift>}A{/Shift}')
  }
  const noServidor = async (id: number) => {
    const client = await sistema().as('administrador')
    const { pareceres } = await client.call('GET /api/promocao/obter/:id', { params: { id } })
    return pareceres.find(({ nome }) => nome === 'departamento_pessoal')?.decisao
  }

  it('opens the next one after a decision, which is told to nobody and undone with a key', async () => {
    const [primeira, segunda] = await tres()
    const pessoa = await abrir('cadastro', naFila(primeira.id, NOVAS_PRIMEIRO))
    await waitFor(async () => expect(await titulo(primeira.nome)).toBe(document.activeElement))
    await dito(/^1 de \d+$/)
    await aprovar(pessoa)
    await waitFor(async () => expect(await titulo(segunda.nome)).toBe(document.activeElement))
    await dito(/^2 de \d+$/)
    await dito(/· Departamento Pessoal: parecer aprovado$/)
    expect(rede.chamadas(/parecer$/).map(({ corpo }) => corpo)).toMatchObject([{ emEspera: true }])
    expect(await noServidor(primeira.id)).toBe('pendente')
    await pessoa.keyboard('z')
    await titulo(primeira.nome)
    await dito(/desfeito, espera por você de novo$/)
  })

  it('moves by keys without deciding, and shows what was decided before as it is', async () => {
    const [primeira, segunda, terceira] = await tres()
    const pessoa = await abrir('cadastro', naFila(primeira.id, NOVAS_PRIMEIRO))
    await dito(/^1 de \d+$/)
    await aprovar(pessoa)
    await titulo(segunda.nome)
    await pessoa.keyboard('j')
    await titulo(terceira.nome)
    await pessoa.keyboard('k')
    await titulo(segunda.nome)
    await pessoa.keyboard('k')
    await titulo(primeira.nome)
    expect(await screen.findByText(/^Você aprovou \(Departamento Pessoal\)/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Aprovar a conferência/ })).toBeNull()
  })

  it('passes over what a colleague decided meanwhile, and says who', async () => {
    const [primeira, segunda, terceira] = await tres()
    const pessoa = await abrir('cadastro', naFila(primeira.id, NOVAS_PRIMEIRO))
    await dito(/^1 de \d+$/)
    await conferir(await sistema().as('administrador'), segunda)
    await pessoa.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(await titulo(terceira.nome)).toBeTruthy()
    await dito(new RegExp(`${segunda.numero}: .+ decidiu às \\d\\d:\\d\\d\\. Passamos à próxima\\.$`))
  })

  it('tells whoever signs in next in the same tab nothing of it', async () => {
    const [primeira, segunda] = await tres()
    const pessoa = await abrir('cadastro', naFila(primeira.id, NOVAS_PRIMEIRO))
    await dito(/^1 de \d+$/)
    await aprovar(pessoa)
    await titulo(segunda.nome)
    await dito(/· Departamento Pessoal: parecer aprovado$/)
    const outra = await abrir('administrador', naFila(segunda.id, NOVAS_PRIMEIRO))
    await titulo(segunda.nome)
    expect(screen.queryByText(/· Departamento Pessoal: parecer aprovado$/)).toBeNull()
    await outra.keyboard('z')
    expect(rede.chamadas(/espera\/desfazer$/)).toEqual([])
  })

  it('gives its key to the one form that decides, and to none of several', async () => {
    const { id } = await emAnalise()
    const pessoa = await abrir('administrador', `/rh/admissao/visualizar/${id}?fila=`)
    const aprovam = () => screen.findAllByRole('button', { name: /^(Aprovar|Confirmar|Conferir|Registrar) / })
    expect((await aprovam()).length).toBeGreaterThan(1)
    await pessoa.keyboard('{Shift>}A{/Shift}')
    expect(screen.queryByText(/⇧/)).toBeNull()
    expect(rede.chamadas(/parecer$|status$/)).toEqual([])
    expect(screen.queryByText(/^(Informe|Confirme|Escolha)/)).toBeNull()
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
  })

  it('corrects a parecer by that key while its form is open, and approves nothing', async () => {
    const { id } = await comPareceres(sistema(), await sistema().as('coordenador.operacional'))
    const pessoa = await abrir('administrador', `/rh/admissao/visualizar/${id}?fila=`)
    const [corrigir] = await screen.findAllByRole('button', { name: 'Corrigir parecer' })
    if (!corrigir) throw new Error('nothing to correct')
    expect((await screen.findByRole('button', { name: /^Aprovar admissão/ })).textContent).toContain('⇧')
    await pessoa.click(corrigir)
    const porque = await screen.findByRole('textbox', { name: /^O que foi corrigido/ })
    expect(screen.getByRole('button', { name: /^Aprovar admissão/ }).textContent).not.toContain('⇧')
    await pessoa.keyboard('{Shift>}A{/Shift}')
    await waitFor(() => expect(porque.getAttribute('aria-invalid')).toBe('true'))
    expect(rede.chamadas(/status$/)).toEqual([])
  })

  it('passes over what a colleague decided and can still undo, and names nobody', async () => {
    const [primeira, segunda, terceira] = await tres()
    const pessoa = await abrir('cadastro', naFila(primeira.id, NOVAS_PRIMEIRO))
    await dito(/^1 de \d+$/)
    await (
      await sistema().as('administrador')
    ).call('POST /api/promocao/parecer', {
      body: {
        id: segunda.id,
        versao: segunda.versao,
        parecer: 'departamento_pessoal',
        decisao: 'aprovado',
        dados: {},
        emEspera: true,
      },
    })
    await pessoa.click(screen.getByRole('button', { name: 'Próxima' }))
    expect(await titulo(terceira.nome)).toBeTruthy()
    await dito(new RegExp(`${segunda.numero}: um colega acabou de decidir\\. Passamos à próxima\\.$`))
  })

  it('begins at its list, ends in words, and leads back', async () => {
    const { numero, nome } = await nova()
    const lista = new URLSearchParams({ busca: numero, minhaVez: 'rh' }).toString()
    const pessoa = await abrir('cadastro', `/rh/promocao/listar?${lista}`)
    await pessoa.click(await screen.findByRole('link', { name: /^Começar a fila 1/ }))
    await titulo(nome)
    await dito(/^1 de 1$/)
    await aprovar(pessoa)
    await waitFor(async () => expect(await titulo('Nada espera por você')).toBe(document.activeElement))
    await pessoa.keyboard('z')
    await titulo(nome)
    await pessoa.keyboard('{Escape}')
    await waitFor(() => expect(pessoa.onde()).toBe(`/rh/promocao/listar?${lista}`))
  })
})
