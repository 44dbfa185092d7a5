import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Pendencia } from '@rh/domain/pendencia'
import { useEffect, useEffectEvent, useMemo, useState, type ComponentType } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { ApiError, toApiError } from '../../../lib/api-error.ts'
import { parabensHref } from '../../../lib/process-href.ts'
import { useEnvio } from '../../../lib/use-envio.ts'
import { useSetor } from '../../../lib/use-setor.ts'
import type { z } from '../../../lib/zod-pt.ts'
import { Form } from '../../../ui/form/Form.tsx'
import { FormActions, FormGrid } from '../../../ui/form/FormGrid.tsx'
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx'
import { useFormValues, useRuleErrors } from '../../../ui/form/use-field.ts'
import { cientesDe, isTudoCiente } from '../alertas.ts'
import { corpoDaAbertura, type CorpoDaFolha } from '../chamadas.ts'
import { useTela } from '../tela.ts'
import { PARAMETRO_CAMPO } from './andamento.ts'
import { FieldSeeker } from './FieldSeeker.tsx'
import { achadosDasRegras, errosDosCampos, hrefDoCampo, preenchidos } from './folha.ts'
import { FolhaPanel } from './FolhaPanel.tsx'
import { useVerificarFolha } from './use-verificar-folha.ts'

type Valores = Readonly<Record<string, unknown>>

/** What a kind that is born sent brings to its sheet. */
export interface FolhaDaTela {
  readonly schema: z.ZodObject
  readonly campos: Readonly<Record<string, string>>
  /** What it starts from; a field without an answer is null. */
  readonly valores: Valores
  readonly Campos: ComponentType
  /** The body of both calls, from what is typed: the bond or the person that it is about is added here. */
  readonly corpoDe: CorpoDaFolha
  /** What sending does: `Solicitar férias`. */
  readonly enviar: string
  readonly cancelarHref: string
}

const duasColunas = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 330px' },
} as const
const aoLado = { position: { lg: 'sticky' }, top: 'calc(var(--topo, 0px) + 16px)' } as const

/**
 * The form of a kind that is born sent: one sheet, checked while it is typed and sent as a whole. What is typed stays in
 * the tab until it is sent, over a failure and over a session that ends.
 */
export function FolhaForm({ folha }: { readonly folha: FolhaDaTela }) {
  const [achados, setAchados] = useState<readonly Pendencia[]>()
  const [estado, setEstado] = useState({ checking: true, failed: false })
  const [cientes, setCientes] = useState<ReadonlySet<string>>(new Set())
  const [busca] = useSearchParams()
  const abrir = useAbrir(folha, setAchados)
  const regras = achados && achadosDasRegras(achados)
  return (
    <Form
      schema={folha.schema}
      defaultValues={folha.valores}
      onSubmit={(dados) => abrir(dados, achados ?? [], cientes)}
    >
      <FieldSeeker />
      <Conferencia
        corpoDe={folha.corpoDe}
        onFound={(achadas, novo) => {
          setEstado(novo)
          setAchados((antes) => achadas ?? antes)
        }}
      />
      <Box sx={duasColunas}>
        <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
          <FormGrid>
            <folha.Campos />
          </FormGrid>
        </Card>
        <Box sx={aoLado}>
          <FolhaPanel
            achados={regras}
            {...estado}
            cientes={cientes}
            onCientes={setCientes}
            hrefOf={(pendencia) => hrefDoCampo(PARAMETRO_CAMPO, folha.campos, busca, pendencia)}
          />
          <FormActions>
            <Button component={Link} to={folha.cancelarHref} color="inherit">
              Cancelar
            </Button>
            <SubmitButton>{folha.enviar}</SubmitButton>
          </FormActions>
        </Box>
      </Box>
    </Form>
  )
}

interface ConferenciaProps {
  readonly corpoDe: CorpoDaFolha
  readonly onFound: (
    achados: readonly Pendencia[] | undefined,
    estado: { readonly checking: boolean; readonly failed: boolean },
  ) => void
}

/** Asks the rules of what is typed and says what stops a field at that field. */
function Conferencia({ corpoDe, onFound }: ConferenciaProps) {
  const valores = useFormValues()
  const { achados, checking, failed } = useVerificarFolha(corpoDe, valores)
  const tell = useEffectEvent(onFound)
  useEffect(() => tell(achados, { checking, failed }), [achados, checking, failed])
  const erros = useMemo(
    () => (checking || !achados ? null : errosDosCampos(achados, valores)),
    [checking, achados, valores],
  )
  useRuleErrors(erros)
  return null
}

/** Opens the process once, and goes on to where it is celebrated. */
function useAbrir({ corpoDe }: FolhaDaTela, onRefused: (achados: readonly Pendencia[]) => void) {
  const navigate = useNavigate()
  const setor = useSetor()
  const { tipo, chamadas, envelhecidas } = useTela()
  const criar = useEnvio(chamadas.criar, { invalidates: envelhecidas })
  return async (
    dados: Valores,
    achados: readonly Pendencia[],
    cientes: ReadonlySet<string>,
  ): Promise<void> => {
    // Said before the server has to: what is typed is right, and the alerts are on the screen.
    if (!isTudoCiente(achados, cientes)) throw porLer()
    const body = corpoDaAbertura(corpoDe(preenchidos(dados)), cientesDe(achados, cientes))
    try {
      const { id } = await criar.mutateAsync({ body })
      await navigate(parabensHref(tipo, id), { replace: true, state: { setor } })
    } catch (error) {
      // What the server found at the moment of sending, which may be more than what was checked before.
      const { codigo, pendencias } = toApiError(error)
      if (codigo === 'pendencias') onRefused(pendencias)
      throw error
    }
  }
}

/** What the server would say of an alert that nobody accepted, and what to do about it here. */
const porLer = (): ApiError =>
  new ApiError({
    status: 422,
    codigo: 'pendencias',
    mensagem: 'Há alertas que você ainda não leu.',
    acao: 'Marque que está ciente de cada um e envie de novo.',
  })
