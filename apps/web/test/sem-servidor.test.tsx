import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { usarSistema } from './sistema.ts'
import { abrir, voltarSemServidor, type Pessoa } from './tela.tsx'

usarSistema()

const campo = async (name: string | RegExp): Promise<HTMLElement> => {
  const [primeiro] = await screen.findAllByRole('textbox', { name })
  if (!primeiro) throw new Error('No such field')
  return primeiro
}

const abrirDialogo = async (pessoa: Pessoa, botao: string | RegExp): Promise<void> => {
  const [primeiro] = await screen.findAllByRole('button', { name: botao })
  await pessoa.click(primeiro ?? document.body)
  await screen.findByRole('dialog')
}

describe('what was typed stays while the server is away', () => {
  it('in the profile', async () => {
    const pessoa = await abrir('cadastro', '/rh/perfil')
    await pessoa.escrever(await campo('Nome'), 'Outro Nome')
    // The first time in a tab it comes with the frame of the page.
    await voltarSemServidor(/^GET .*conta\/(perfil|moldura)$/)
    expect(await campo('Nome')).toHaveProperty('value', 'Outro Nome')
  })

  it('in a value of the law', async () => {
    const pessoa = await abrir('administrador', '/admin/cadastros/parametros')
    await abrirDialogo(pessoa, /^Nov/)
    await pessoa.escrever(await campo('Ato que o fixou'), 'Decreto 1/2027')
    await voltarSemServidor(/^GET .*parametro\/listar$/)
    expect(await campo('Ato que o fixou')).toHaveProperty('value', 'Decreto 1/2027')
  })

  it('in a proof of the dossier', async () => {
    const pessoa = await abrir('cadastro', '/rh/contratos/dossie')
    const mes = within(await screen.findByRole('region', { name: 'Comprovantes do mês' }))
    await pessoa.click(mes.getByRole('button', { name: 'Anexar' }))
    await pessoa.escrever(await campo(/^Descrição/), 'Guia de outubro')
    await voltarSemServidor(/^GET .*dossie\/\d+$/)
    expect(await campo(/^Descrição/)).toHaveProperty('value', 'Guia de outubro')
  })
})
