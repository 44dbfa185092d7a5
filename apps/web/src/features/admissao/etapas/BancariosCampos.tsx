import { campos } from '@rh/domain/processos/admissao/campos'
import { Campo } from '../../../ui/form/Campo.tsx'
import { useFieldValue } from '../../../ui/form/use-field.ts'
import { AgenciaInput } from '../AgenciaInput.tsx'

const { bancarios } = campos

export function BancariosCampos() {
  const abrir = useFieldValue('abrirConta') === true
  return (
    <>
      <Campo de={bancarios.abrirConta} helper="A pessoa não tem conta: a empresa pede a abertura ao banco." />
      {!abrir && (
        <>
          <Campo de={bancarios.banco} cols={8} />
          <Campo de={bancarios.contaTipo} cols={4} />
          <AgenciaInput />
          <Campo de={bancarios.conta} cols={4} />
          <Campo de={bancarios.contaDigito} curto cols={2} />
          <Campo de={bancarios.pix} cols={3} />
        </>
      )}
    </>
  )
}
