import type { CampoNomeado } from '@rh/domain/campos/campo'
import type { pessoais } from '@rh/domain/campos/pessoa'
import { isImigrante } from '@rh/domain/codigos/pessoais'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'
import { Campo } from './Campo.tsx'
import { useFieldValue } from './use-field.ts'

type DoNascimento = Extract<
  keyof typeof pessoais,
  `${string}Nascimento` | 'nacionalidade' | 'tempoResidencia' | 'condicaoIngresso'
>

interface NascimentoCamposProps {
  readonly de: Readonly<Record<DoNascimento, CampoNomeado>>
  /** Município without a country: people hired before the country was asked. */
  readonly semPais?: true
}

/** Fields of a person's birthplace; those that eSocial asks of an immigrant appear for one only. */
export function NascimentoCampos({ de, semPais }: NascimentoCamposProps) {
  const nacionalidade = useFieldValue('nacionalidade')
  const pais = useFieldValue('paisNascimento')
  const imigrante = typeof nacionalidade === 'string' && isImigrante(nacionalidade)
  return (
    <>
      <Campo de={de.nacionalidade} cols={6} />
      <Campo de={de.paisNascimento} cols={6} />
      {(pais === NACIONALIDADE_BRASIL || (semPais && !pais)) && (
        <>
          <Campo de={de.municipioNascimento} cols={8} />
          <Campo de={de.ufNascimento} cols={4} />
        </>
      )}
      {imigrante && (
        <>
          <Campo de={de.tempoResidencia} cols={6} />
          <Campo de={de.condicaoIngresso} cols={6} />
        </>
      )}
    </>
  )
}
