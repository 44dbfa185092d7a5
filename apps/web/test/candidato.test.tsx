import { screen, waitFor, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { CandidatoPage } from '../src/features/candidato/CandidatoPage.tsx'
import { criarCaderno } from '../src/features/candidato/caderno.ts'
import { abrirLoja } from '../src/features/candidato/loja.ts'
import { rede } from './rede.ts'
import { abrirVagas, novoCpf, sistema, usarSistema } from './sistema.ts'

usarSistema((rh) => abrirVagas(rh.db))

/** A draft with what opens its link, and the link. */
async function comLink() {
  const operacional = await sistema().as('coordenador.operacional')
  const cpf = novoCpf()
  const { id, versao } = await operacional.call('POST /api/admissao/criar', { body: {} })
  const dados = { cpf, nascimento: '1991-04-17', nome: 'Jaciara Araújo' }
  await operacional.call('PUT /api/admissao/editar', { body: { id, versao, etapa: 'pessoais', dados } })
  const { endereco } = await operacional.call('POST /api/admissao/candidato/link', { body: { id } })
  const pedido = () => operacional.call('GET /api/admissao/candidato/:id', { params: { id } })
  return { id, cpf, operacional, pedido, token: endereco.split('/').at(-1) ?? '' }
}

/** The page of a link on a phone, as a person who opens it sees it. */
async function abrir(token: string) {
  rede.ligar(sistema().app)
  location.hash = ''
  const caderno = criarCaderno(token, await abrirLoja(token))
  const lugar = document.body.appendChild(document.createElement('div'))
  const root = createRoot(lugar)
  root.render(<CandidatoPage caderno={caderno} />)
  const fechar = () => {
    root.unmount()
    lugar.remove()
    rede.reparar()
  }
  onTestFinished(() => {
    fechar()
    sessionStorage.clear()
  })
  return { caderno, maos: userEvent.setup({ delay: null }) }
}

async function entrar(maos: ReturnType<typeof userEvent.setup>, cpf: string): Promise<void> {
  await maos.type(await screen.findByLabelText('Data de nascimento'), '17041991')
  await maos.type(screen.getByLabelText(/Últimos 3 números/), cpf.slice(-3))
  await maos.click(screen.getByRole('button', { name: 'Começar' }))
}

const titulo = (name: string) => screen.findByRole('heading', { level: 1, name })
const continuar = () => screen.findByRole('button', { name: 'Continuar' })

describe('the page of a candidate', () => {
  it('asks two questions, then agreement, then one thing after the other, and says where it is kept', async () => {
    const { cpf, token, pedido } = await comLink()
    const { maos } = await abrir(token)
    await maos.type(await screen.findByLabelText('Data de nascimento'), '18041991')
    await maos.type(screen.getByLabelText(/Últimos 3 números/), cpf.slice(-3))
    await maos.click(screen.getByRole('button', { name: 'Começar' }))
    expect((await screen.findByRole('alert')).textContent).toContain('As respostas não conferem.')
    await maos.clear(screen.getByLabelText('Data de nascimento'))
    await maos.clear(screen.getByLabelText(/Últimos 3 números/))
    await entrar(maos, cpf)

    await titulo('Antes de começar')
    await maos.click(screen.getByRole('button', { name: 'Li e concordo' }))
    await titulo('Seu nome')
    expect(screen.getByLabelText(/^Nome completo/)).toHaveProperty('value', 'Jaciara Araújo')
    await maos.click(await continuar())

    await titulo('Como falar com você')
    const celular = screen.getByLabelText('Celular com DDD')
    await maos.type(celular, '119')
    await maos.click(await continuar())
    expect((await screen.findByRole('alert')).textContent).toBe('Telefone inválido: informe DDD e número')
    await maos.clear(celular)
    await maos.type(celular, '11987654321')
    await maos.click(await continuar())

    await titulo('Onde você nasceu')
    await maos.click(screen.getByLabelText('Brasileiro nato'))
    await waitFor(async () => {
      const { recebido, link } = await pedido()
      expect(recebido.campos.map(({ campo, doCandidato }) => [campo, doCandidato])).toEqual([
        ['telefone', '11987654321'],
        ['nacionalidade', 'BN'],
        ['paisNascimento', '105'],
      ])
      expect(link).toMatchObject({ situacao: 'preenchendo', feitos: 4 })
    })
    expect(screen.getByRole('status').textContent).toBe('3 de 13 · Tudo guardado')
    await maos.click(screen.getByRole('button', { name: 'Voltar' }))
    await titulo('Como falar com você')
  })

  it('keeps what is answered without a network, says so, and sends it in the end', async () => {
    const { cpf, token, pedido } = await comLink()
    const { maos, caderno } = await abrir(token)
    await entrar(maos, cpf)
    await maos.click(await screen.findByRole('button', { name: 'Li e concordo' }))
    await titulo('Seu nome')
    rede.cortar()
    await maos.type(screen.getByLabelText(/Nome social/), 'Jaci')
    await maos.click(await continuar())
    await titulo('Como falar com você')
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('Sem internet: guardado neste celular'),
    )
    await maos.type(screen.getByLabelText('Celular com DDD'), '11987654321')
    await maos.tab()
    location.hash = '#fotos'
    await titulo('Fotos dos documentos')
    const foto = new File(['%PDF-1.7\nconta\n%%EOF'], 'conta.pdf', { type: 'application/pdf' })
    const residencia = (await screen.findByText(/residência/)).closest('li')
    await maos.upload(within(residencia as HTMLElement).getByLabelText(/^Escolher/), foto)
    await within(residencia as HTMLElement).findByText('Esperando internet')

    rede.reparar()
    await caderno.enviar()
    await within(residencia as HTMLElement).findByText('Enviado')
    const { recebido } = await pedido()
    expect(recebido.campos.map(({ doCandidato }) => doCandidato)).toEqual(['Jaci', '11987654321'])
    expect(recebido.arquivos.map(({ nome }) => nome)).toEqual(['conta.pdf'])
  })

  it('asks again who is there when the entry is over, and loses nothing', async () => {
    const { cpf, token, pedido } = await comLink()
    const { maos } = await abrir(token)
    await entrar(maos, cpf)
    await maos.click(await screen.findByRole('button', { name: 'Li e concordo' }))
    await titulo('Seu nome')
    await sistema().db.deleteFrom('candidatoEntrada').execute()
    await maos.type(screen.getByLabelText(/Nome social/), 'Jaci')
    await maos.click(await continuar())
    await titulo('É você mesmo?')
    await screen.findByText(/O que você preencheu está guardado/)
    await entrar(maos, cpf)
    await screen.findByRole('button', { name: 'Continuar' })
    await waitFor(async () => expect((await pedido()).recebido.campos).toHaveLength(1))
  })

  it('says in words that a link does not hold', async () => {
    const { id, token, operacional } = await comLink()
    await operacional.call('POST /api/admissao/candidato/revogar', { body: { id } })
    await abrir(token)
    await titulo('Este link não vale mais.')
    expect(screen.getByText('Peça um link novo a quem lhe mandou este.')).toBeTruthy()
    expect(screen.queryByLabelText('Data de nascimento')).toBeNull()
  })
})
