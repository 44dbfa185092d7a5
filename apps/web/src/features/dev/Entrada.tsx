import { useState } from 'react'
import { AppSetup } from '../../ui/data/AppSetup.tsx'
import { RecoveryCodes } from '../../ui/data/RecoveryCodes.tsx'
import { OneTimeCodeField } from '../../ui/form/inputs/OneTimeCodeField.tsx'
import { Section } from '../../ui/page/Section.tsx'

const chave = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

/** What a second step to enter shows. */
export function Entrada() {
  const [codigo, setCodigo] = useState('')
  return (
    <Section title="Segundo passo">
      <AppSetup endereco={`otpauth://totp/Empresa:ana?secret=${chave}&issuer=Empresa`} segredo={chave} />
      <OneTimeCodeField
        label="Código"
        helper="Os 6 números do aplicativo"
        numeric
        value={codigo}
        onChange={setCodigo}
      />
      <OneTimeCodeField
        label="Código com erro"
        helper="12 letras e números"
        value={codigo}
        error="Confira o código"
        onChange={setCodigo}
      />
      <RecoveryCodes codigos={['2345-6789-BCDF', 'GHJK-MNPQ-RSTV']} titulo="Códigos de recuperação de ana" />
    </Section>
  )
}
