import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { ANEXOS_MAX, recusasDoComunicado, TEXTO_MAX, TITULO_MAX } from '@rh/domain/comunicados/comunicado'
import { modelosDeComunicado, type Modelo } from '@rh/domain/comunicados/modelos'
import type { AnexoGeral } from '@rh/domain/contract/arquivos'
import { grupos, rotuloDoGrupo, type Grupo } from '@rh/domain/setores/grupos'
import { setorOf, setorSlugs, type SetorSlug } from '@rh/domain/setores/setores'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '../../../lib/api/api-error.ts'
import { DE_APOIO, query } from '../../../lib/api/query.ts'
import { useSubmit } from '../../../lib/api/use-submit.ts'
import { formatNumber } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { hojeNaEmpresa } from '../../../lib/time/hoje.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { z } from '../../../lib/zod-pt.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { CheckboxInput } from '../../../ui/form/inputs/ChoiceInput.tsx'
import { DateInput } from '../../../ui/form/inputs/DateInput.tsx'
import { ManyInput } from '../../../ui/form/inputs/ManyInput.tsx'
import { TextareaInput, TextInput } from '../../../ui/form/inputs/TextInput.tsx'
import { useFieldValue, useSetFields } from '../../../ui/form/use-field.ts'
import { AnexoFicha } from '../../../ui/upload/AnexoFicha.tsx'
import { ARQUIVO_A_CAMINHO, AnexosInput } from '../../../ui/upload/AnexosInput.tsx'
import { useBaseVersion } from '../../../ui/form/use-base-version.ts'
import { MOSTRAM_COMUNICADOS, type Detalhes, type Gestao } from './chamadas.ts'

const dia = z.iso.date('Informe uma data válida (dd/mm/aaaa)')
const diaOpcional = z.preprocess((valor) => valor || null, dia.nullable())

const schema = z
  .object({
    titulo: z.string().trim().min(1, 'Campo obrigatório').max(TITULO_MAX),
    texto: z.string().trim().min(1, 'Campo obrigatório').max(TEXTO_MAX),
    setores: z.array(z.enum(setorSlugs)),
    grupos: z.array(z.enum(grupos)),
    contratos: z.array(z.int()),
    mostrarDe: dia,
    mostrarAte: diaOpcional,
    exigeCiencia: z.boolean(),
    cienciaAte: diaOpcional,
    pedirDeNovo: z.boolean(),
  })
  .superRefine((valores, contexto) => {
    for (const [campo, message] of recusasDoComunicado(valores))
      contexto.addIssue({ code: 'custom', path: [campo], message })
  })
type Digitado = z.output<typeof schema>

/** Null for a new one. */
type Comunicado = (Detalhes & { readonly gestao: Gestao }) | null

interface ComunicadoDialogProps {
  readonly comunicado: Comunicado
  readonly onClose: () => void
}

/** The form of a notice: a new one, or the correction of one. */
export function ComunicadoDialog({ comunicado, onClose }: ComunicadoDialogProps) {
  const anexos = useAnexosDoComunicado(comunicado)
  const valores = valoresDe(comunicado)
  const salvar = useSalvar(comunicado, valores, anexos)
  return (
    <FormDialog
      title={comunicado ? 'Corrigir comunicado' : 'Novo comunicado'}
      maxWidth="md"
      schema={schema}
      defaultValues={valores}
      versao={comunicado?.gestao.versao}
      submitLabel={comunicado ? 'Salvar correção' : 'Publicar'}
      sending={comunicado ? 'Salvando…' : 'Publicando…'}
      onSubmit={salvar}
      onClose={onClose}
    >
      {!comunicado && <Modelos />}
      <TextInput source="titulo" label="Título" maxLength={TITULO_MAX} cols={12} />
      <TextareaInput source="texto" label="Texto" maxLength={TEXTO_MAX} rows={7} cols={12} />
      <Publico escolhidos={comunicado?.gestao.contratos} />
      <DateInput source="mostrarDe" label="Aparece de" cols={6} />
      <DateInput source="mostrarAte" label="Até" helper="Sem data, até ser retirado." cols={6} opcional />
      <CheckboxInput
        source="exigeCiencia"
        label="Pedir “li e estou ciente”"
        helper="Quem não confirmar recebe lembretes."
        cols={6}
      />
      <PrazoDaCiencia />
      {comunicado && (
        <CheckboxInput
          source="pedirDeNovo"
          label="Pedir de novo a leitura e a ciência de quem já confirmou"
          helper="Marque quando a correção muda o que as pessoas precisam saber."
          cols={12}
        />
      )}
      <Anexos anexos={anexos} />
    </FormDialog>
  )
}

/** Files of the notice: those that it had, but for what was taken off, and the new ones. */
function useAnexosDoComunicado(comunicado: Comunicado) {
  const [novos, setNovos] = useState<readonly AnexoGeral[]>([])
  const [tirados, setTirados] = useState<ReadonlySet<number>>(new Set())
  const [aCaminho, setACaminho] = useState(false)
  return {
    mantidos: (comunicado?.anexos ?? []).filter(({ id }) => !tirados.has(id)),
    tirar: (id: number): void => setTirados(new Set([...tirados, id])),
    novos,
    setNovos,
    aCaminho,
    setACaminho,
  }
}
type AnexosDoComunicado = ReturnType<typeof useAnexosDoComunicado>

/** Publishes a new notice, or corrects one as far as nobody else did meanwhile. */
function useSalvar(
  comunicado: Comunicado,
  valores: Digitado,
  { mantidos, novos, aCaminho }: AnexosDoComunicado,
) {
  const criar = useSubmit('POST /api/post', { invalidates: MOSTRAM_COMUNICADOS })
  const corrigir = useSubmit('PUT /api/post/:id', { invalidates: MOSTRAM_COMUNICADOS })
  const { saving } = useBaseVersion(comunicado?.gestao.versao ?? 0, [valores, comunicado?.anexos])
  return async ({ pedirDeNovo, ...digitado }: Digitado): Promise<void> => {
    if (aCaminho)
      throw new ApiError({ status: 422, codigo: 'validacao', mensagem: ARQUIVO_A_CAMINHO, acao: '' })
    const body = { ...digitado, anexos: novos.map(({ id }) => id) }
    if (comunicado) {
      const { id } = comunicado
      await saving((versao) =>
        corrigir.mutateAsync({
          params: { id },
          body: { ...body, versao, pedirDeNovo, mantidos: mantidos.map((um) => um.id) },
        }),
      )
    } else await criar.mutateAsync({ body })
    notify.success(comunicado ? 'Comunicado corrigido.' : ditoDe(digitado.mostrarDe))
  }
}

const ditoDe = (mostrarDe: string): string =>
  mostrarDe > hojeNaEmpresa()
    ? 'Comunicado programado: ele aparece no dia escolhido.'
    : 'Comunicado publicado. As pessoas foram avisadas.'

const valoresDe = (comunicado: Comunicado): Digitado => ({
  titulo: comunicado?.titulo ?? '',
  texto: comunicado?.texto ?? '',
  setores: comunicado?.gestao.setores ?? [],
  grupos: comunicado?.gestao.grupos ?? [],
  contratos: comunicado?.gestao.contratos.map(({ value }) => value) ?? [],
  mostrarDe: comunicado?.mostrarDe ?? hojeNaEmpresa(),
  mostrarAte: comunicado?.mostrarAte ?? null,
  exigeCiencia: comunicado?.exigeCiencia ?? false,
  cienciaAte: comunicado?.cienciaAte ?? null,
  pedirDeNovo: false,
})

const opcoesDeSetor = setorSlugs.map((value) => ({ value, label: setorOf(value).label }))
const opcoesDeGrupo = grupos.map((value) => ({ value, label: rotuloDoGrupo(value) }))

type Contratos = Gestao['contratos']

/** Those in force, and those that the notice already names. */
const opcoesDeContrato = (emVigor: Contratos = [], escolhidos: Contratos = []): Contratos => [
  ...emVigor,
  ...escolhidos.filter(({ value }) => !emVigor.some((um) => um.value === value)),
]

/** Whom the notice is for; without a choice, everybody. */
function Publico({ escolhidos }: { readonly escolhidos: Contratos | undefined }) {
  const { data, isError } = useQuery({ ...query('GET /api/post/opcoes'), ...DE_APOIO })
  return (
    <>
      <ManyInput
        source="setores"
        label="Setores"
        options={opcoesDeSetor}
        placeholder="Todos os setores"
        cols={6}
        opcional
      />
      <ManyInput
        source="grupos"
        label="Grupos"
        options={opcoesDeGrupo}
        placeholder="Todos os grupos"
        cols={6}
        opcional
      />
      <ManyInput
        source="contratos"
        failed={isError}
        label="Contratos"
        helper={<Alcance />}
        options={opcoesDeContrato(data?.contratos, escolhidos)}
        placeholder="Todos os contratos"
        cols={12}
        opcional
      />
    </>
  )
}

const lista = (valor: unknown): string => (Array.isArray(valor) ? valor.join(',') : '')

/** How many people the chosen public has today. */
function Alcance() {
  const publico = {
    setores: lista(useFieldValue('setores')),
    grupos: lista(useFieldValue('grupos')),
    contratos: lista(useFieldValue('contratos')),
  }
  const pedido = useDebounced(JSON.stringify(publico), 300)
  const { data, isError } = useQuery({
    ...query('GET /api/post/alcance', {
      query: JSON.parse(pedido) as { setores?: SetorSlug; grupos?: Grupo; contratos?: string },
    }),
    placeholderData: keepPreviousData,
  })
  if (isError) return 'Não foi possível contar as pessoas.'
  if (!data) return 'Contando as pessoas…'
  if (data.pessoas === 0) return 'Ninguém está neste público hoje.'
  return data.pessoas === 1
    ? 'Hoje, 1 pessoa o recebe.'
    : `Hoje, ${formatNumber(data.pessoas)} pessoas o recebem.`
}

function PrazoDaCiencia() {
  const exige = useFieldValue('exigeCiencia') === true
  return <DateInput source="cienciaAte" label="Confirmar até" cols={6} opcional disabled={!exige} />
}

/** Ready texts of what the law makes an employer tell. */
function Modelos() {
  const id = useId()
  const [botao, setBotao] = useState<HTMLElement | null>(null)
  const setFields = useSetFields()
  const usar = ({ titulo, texto, base, exigeCiencia }: Modelo): void => {
    setFields({ titulo, texto: `${texto}\n\nBase legal: ${base}.`, exigeCiencia })
    setBotao(null)
  }
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="menu"
        aria-controls={botao ? id : undefined}
        onClick={(event) => setBotao(event.currentTarget)}
      >
        Começar de um texto pronto
      </Button>
      <Typography variant="body2" color="textSecondary">
        Avisos que a lei pede. Preencha o que estiver entre colchetes.
      </Typography>
      <Menu id={id} anchorEl={botao} open={botao !== null} onClose={() => setBotao(null)}>
        {Object.entries(modelosDeComunicado).map(([codigo, modelo]) => (
          <MenuItem key={codigo} onClick={() => usar(modelo)} sx={{ whiteSpace: 'normal' }}>
            <ListItemText primary={modelo.titulo} secondary={modelo.base} />
          </MenuItem>
        ))}
      </Menu>
    </Box>
  )
}

function Anexos({ anexos }: { readonly anexos: AnexosDoComunicado }) {
  const { mantidos, tirar, novos, setNovos, setACaminho } = anexos
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1 }}>
      {mantidos.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mantidos.map((um) => (
            <AnexoFicha key={um.id} anexo={um} onRemove={() => tirar(um.id)} />
          ))}
        </Box>
      )}
      <AnexosInput
        anexos={novos}
        max={ANEXOS_MAX - mantidos.length}
        onChange={setNovos}
        onEnviando={setACaminho}
      />
    </Box>
  )
}
