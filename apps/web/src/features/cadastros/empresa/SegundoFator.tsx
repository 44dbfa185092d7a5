import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { exigencias, isExigencia } from '@rh/domain/acesso/segundo-fator'
import type { EmpresaRegistro } from '@rh/domain/cadastros/empresa'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure } from '../../../lib/api/tell-failure.ts'
import { query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { notify } from '../../../lib/notify.ts'
import { metodo } from '../../../lib/session/metodo.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { useStepUp } from '../../../ui/feedback/PasswordConfirm.tsx'
import { Section } from '../../../ui/page/Section.tsx'

/** Of whom the company asks a second factor. */
export const SegundoFator = ({ empresa }: { readonly empresa: EmpresaRegistro }) => {
  const isAdministrador = useGrupos().includes('Administrador')
  const daqui = metodo() === 'jwt'
  return (
    <Section
      title="Segundo passo para entrar"
      subtitle="Além da senha, uma chave de acesso ou um código do celular. Quem já cadastrou o seu o usa sempre."
    >
      {!daqui && (
        <Typography variant="body2">
          As pessoas entram pelo provedor de acesso: é lá que se exige o segundo passo.
        </Typography>
      )}
      {daqui && !isAdministrador && (
        <Typography variant="subtitle2" component="p">
          {exigencias[empresa.segundoFator].label}
        </Typography>
      )}
      {daqui && isAdministrador && <Escolha key={empresa.segundoFator} atual={empresa.segundoFator} />}
    </Section>
  )
}

function Escolha({ atual }: { readonly atual: EmpresaRegistro['segundoFator'] }) {
  const queries = useQueryClient()
  const withPassword = useStepUp()
  const [exigencia, setExigencia] = useState(atual)
  const mudar = useSubmit('POST /api/empresa/segundo-fator', { invalidates: ['GET /api/empresa/historico'] })
  const salvar = async (): Promise<void> => {
    try {
      const empresa = await withPassword(() => mudar.mutateAsync({ body: { exigencia } }))
      queries.setQueryData(query('GET /api/empresa').queryKey, empresa)
      notify.success('Exigência salva.', { description: 'Vale a partir da próxima entrada de cada pessoa.' })
    } catch (error) {
      tellFailure(error)
    }
  }
  return (
    <>
      <RadioGroup
        aria-label="De quem se exige"
        value={exigencia}
        onChange={(_, valor) => isExigencia(valor) && setExigencia(valor)}
      >
        {Object.entries(exigencias).map(([valor, { label, texto }]) => (
          <FormControlLabel
            key={valor}
            value={valor}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mb: 1 }}
            slotProps={{ typography: { component: 'div', sx: { pt: 0.75 } } }}
            label={
              <>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {label}
                </Typography>
                <Typography variant="body2" color="textSecondary" component="span">
                  {texto}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={exigencia === atual}
        loading={mudar.isPending}
        onClick={() => void salvar()}
        sx={{ mt: 1 }}
      >
        Salvar exigência
      </Button>
    </>
  )
}
