import { screen, waitFor as espere, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { keepFocus } from '../src/lib/focus-keeper.ts'
import { notify } from '../src/lib/notify.ts'
import { logout } from '../src/lib/session/session.ts'
import { Toasters } from '../src/ui/feedback/Toasters.tsx'
import { mostrar } from './peca.tsx'
import { usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

/** A page of two rows with a link and an act each, and a place for messages, watched as the shell watches it. */
function pagina(): (seletor: string) => HTMLElement {
  document.body.innerHTML = `
    <main>
      <button id="antes">Antes</button>
      <section aria-label="Lista"><button id="aba">Aba</button><table><tbody>
        <tr id="um"><td><a href="#um">Um</a></td><td><button id="agir-um">Agir</button></td></tr>
        <tr id="dois"><td><a href="#dois">Dois</a></td><td><button id="agir-dois">Agir</button></td></tr>
      </tbody></table></section>
    </main>
    <div data-avisos><section aria-label="Avisos"></section></div>`.replaceAll(/>\s+</g, '><')
  const parar = keepFocus()
  onTestFinished(() => {
    parar()
    document.body.innerHTML = ''
  })
  return (seletor) => {
    const achado = document.querySelector<HTMLElement>(seletor)
    if (!achado) throw new Error(`${seletor} is not there`)
    return achado
  }
}

const comFoco = (): string | undefined => document.activeElement?.id || document.activeElement?.textContent

describe('where the focus goes with what had it', () => {
  it('stays at the row whose act was done and went away', async () => {
    const em = pagina()
    em('#agir-um').focus()
    em('#agir-um').remove()
    await espere(() => expect(comFoco()).toBe('Um'))
  })

  it('goes along with a row that moves', async () => {
    const em = pagina()
    em('#agir-um').focus()
    em('tbody').append(em('#um'))
    await espere(() => expect(comFoco()).toBe('agir-um'))
  })

  it('does not go along where the person left it', async () => {
    const em = pagina()
    em('#agir-um').focus()
    em('#agir-um').blur()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    em('tbody').append(em('#um'))
    await vi.advanceTimersByTimeAsync(200)
    expect(document.activeElement).toBe(document.body)
  })

  it('stays at a row that moves and loses its act at once', async () => {
    const em = pagina()
    em('#agir-um').focus()
    em('#agir-um').remove()
    em('tbody').append(em('#um'))
    await espere(() => expect(comFoco()).toBe('Um'))
  })

  it('goes from a row that goes away to the next one', async () => {
    const em = pagina()
    em('#agir-um').focus()
    em('#um').remove()
    await espere(() => expect(comFoco()).toBe('Dois'))
  })

  it('comes back from a message that goes away to where it was', async () => {
    const em = pagina()
    em('[data-avisos] section').innerHTML =
      '<ol><li tabindex="0"><button id="desfazer">Desfazer</button></li></ol>'
    em('#agir-dois').focus()
    em('#desfazer').focus()
    em('ol').remove()
    await espere(() => expect(comFoco()).toBe('agir-dois'))
  })
})

describe('a message at the end of the page', () => {
  it('lets the keyboard go on from it, instead of back to where it came from', async () => {
    mostrar(
      <>
        <button>Primeira da página</button>
        <button>Última da página</button>
        <Toasters />
      </>,
    )
    notify.info('Decisão tomada.', { action: { label: 'Desfazer', onClick: () => {} } })
    await screen.findByRole('button', { name: 'Desfazer' })
    const pessoa = userEvent.setup({ delay: null })
    screen.getByRole('button', { name: 'Última da página' }).focus()
    const visitados: (Element | null)[] = []
    for (let n = 0; n < 3; n++) {
      await pessoa.tab()
      visitados.push(document.activeElement)
    }
    const [aviso, desfazer, depois] = visitados
    expect([aviso?.textContent, desfazer?.textContent]).toEqual(['Decisão tomada.Desfazer', 'Desfazer'])
    expect(depois === document.body).toBe(true)
  })
})

describe('whoever does not see the page change', () => {
  it('hears what a search found, and that it found nothing', async () => {
    const pessoa = await abrir('coordenador', '/rh')
    await pessoa.keyboard('{Control>}k{/Control}')
    const campo = await screen.findByRole('combobox', { name: /^Buscar páginas/ })
    const busca = within(screen.getByRole('dialog', { name: 'Buscar' }))
    await pessoa.escrever(campo, 'listar')
    await espere(() => expect(busca.getByRole('status').textContent).toMatch(/^\d+ resultados$/))
    await pessoa.escrever(campo, 'zzzzzz')
    await espere(() => expect(busca.getByRole('status').textContent).toMatch(/^Nada encontrado/))
  })

  it('hears that a list has no rows left', async () => {
    const pessoa = await abrir('coordenador', '/rh/admissao/listar')
    const lista = within(await screen.findByRole('region', { name: 'Admissões' }))
    const dito = () => lista.getAllByRole('status').map(({ textContent }) => textContent)
    await lista.findAllByRole('row')
    expect(dito()).not.toContain('Nenhuma linha')
    await pessoa.escrever(lista.getByRole('searchbox'), 'zzzzzz')
    await espere(() => expect(dito()).toContain('Nenhuma linha'))
  })
})

describe('the pages without a menu', () => {
  const sair = async () => {
    const pessoa = await abrir('coordenador', '/rh')
    await screen.findByRole('heading', { level: 1 })
    logout()
    await screen.findByRole('heading', { level: 1, name: 'Entrar' })
    return pessoa
  }
  const noTitulo = (name: string) =>
    espere(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name })))

  const noNome = () =>
    espere(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Usuário' })))

  it('begin at their heading, or at the name of who comes back, whichever way one goes', async () => {
    const pessoa = await sair()
    await noNome()
    await pessoa.click(await screen.findByRole('link', { name: 'Criar conta' }))
    await noTitulo('Criar conta')
    await pessoa.click(screen.getByRole('link', { name: 'Entrar' }))
    await noNome()
    await pessoa.ir('/nada/disto')
    const titulo = await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })
    await espere(() => expect(document.activeElement).toBe(titulo))
  })

  it('take it from nobody who writes already', async () => {
    const pessoa = await sair()
    await pessoa.ir('/auth/register')
    const nome = await screen.findByRole('textbox', { name: 'Nome' })
    nome.focus()
    await pessoa.ir('/auth/register?returnTo=%2Frh')
    expect(document.activeElement).toBe(nome)
  })

  it('go back from a code to the name', async () => {
    const pessoa = await sair()
    await pessoa.click(screen.getByRole('button', { name: 'Tenho um código' }))
    await pessoa.click(await screen.findByRole('button', { name: 'Voltar para usuário e senha' }))
    const usuario = await screen.findByRole('textbox', { name: 'Usuário' })
    await espere(() => expect(document.activeElement).toBe(usuario))
  })
})
