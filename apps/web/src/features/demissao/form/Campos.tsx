import { useEffect, useEffectEvent } from 'react'
import { useFormValues, useSetFields } from '../../../ui/form/use-field.ts'
import type { CamposDaFolha } from '../../processo/form/formulario.ts'
import type { Opcoes } from '../registro.ts'
import { avisosDe, pedidosDe } from './campos.ts'
import { Causa } from './Causa.tsx'
import { Provas } from './Provas.tsx'
import { Quando } from './Quando.tsx'

/** The dismissal: how the contract ends, when, and what the law asks for besides. */
export function Campos({ opcoes }: CamposDaFolha<Opcoes>) {
  const dados = useFormValues()
  const pedidos = pedidosDe(dados, opcoes)
  useAvisoDaCausa(dados, opcoes)
  return (
    <>
      <Causa opcoes={opcoes} />
      {typeof dados['causa'] === 'string' && (
        <>
          <Quando opcoes={opcoes} pedidos={pedidos} />
          <Provas opcoes={opcoes} pedidos={pedidos} />
        </>
      )}
    </>
  )
}

/** Takes back a notice that the cause does not have, as when another one is chosen. */
function useAvisoDaCausa({ causa, aviso }: Readonly<Record<string, unknown>>, opcoes: Opcoes): void {
  const setFields = useSetFields()
  const sobra = typeof aviso === 'string' && !avisosDe(opcoes, causa).some(({ codigo }) => codigo === aviso)
  const tirar = useEffectEvent(() => setFields({ aviso: null }))
  useEffect(() => {
    if (sobra) tirar()
  }, [sobra])
}
