import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { usarSistema } from './sistema.ts'
import { abrir } from './tela.tsx'

usarSistema()

// prova: casca.ajustes
it('offers the settings in the order of the specification', async () => {
  const pessoa = await abrir('gestor', '/operacional/avisos')
  await pessoa.click(await screen.findByRole('button', { name: 'Configurações' }))
  const gaveta = await screen.findByRole('dialog', { name: 'Configurações' })
  const nomes = [...gaveta.querySelectorAll('legend, [role="switch"]')].map(
    (um) => um.textContent || um.closest('label')?.textContent,
  )
  expect(nomes).toEqual(['Modo', 'Contraste', 'Direção', 'Menu', 'Esticar o conteúdo', 'Cor'])
})
