import {
  COAT,
  entryOf,
  type Glb,
  type LinearColour,
  type Material,
  numbersOf,
  type Primitive,
  pictureOf,
} from './glb';

/** Centimetres, the unit that USD readers take where they overlook `metersPerUnit`. */
const CM_PER_M = 100;

/** The colour is written last, into this place. */
const COAT_COLOUR = '{coat}';

/**
 * The layer of a USDZ file: the meshes and materials of a GLB file as USD text.
 * @returns the text by the colour of its coat, so that the geometry is written once
 */
export function usdaOf(glb: Glb): (coat: LinearColour) => string {
  const text = layer(glb);
  return (coat) => text.replace(COAT_COLOUR, tuple(coat, 4));
}

/** File name of a picture in the package. */
export function pictureFile(name: string): string {
  return `${name}.jpg`;
}

function layer(glb: Glb): string {
  const { nodes, meshes, materials } = glb.description;
  return `#usda 1.0
(
    defaultPrim = "Kiosk"
    metersPerUnit = ${1 / CM_PER_M}
    upAxis = "Y"
)

def Xform "Kiosk" (
    kind = "component"
)
{
${nodes
  .map(
    ({ name, mesh }) => `    def Xform "${name}"
    {
${entryOf(meshes, mesh)
  .primitives.map((primitive) => meshText(glb, primitive))
  .join('\n')}
    }`,
  )
  .join('\n')}
    def Scope "Materials"
    {
${materials.map((material) => materialText(glb, material)).join('\n')}
    }
}
`;
}

function meshText(glb: Glb, { attributes, indices, material }: Primitive): string {
  const { accessors, materials } = glb.description;
  const { min = [], max = [] } = entryOf(accessors, attributes.POSITION);
  const points = vectors(numbersOf(glb, attributes.POSITION), 3).map(inCentimetres);
  const corners = numbersOf(glb, indices);
  const name = primName(entryOf(materials, material));
  const coordinates =
    attributes.TEXCOORD_0 === undefined
      ? ''
      : `
            texCoord2f[] primvars:st = [${vectors(numbersOf(glb, attributes.TEXCOORD_0), 2)
              // The first row of a picture is the top one in glTF, the bottom one in USD.
              .map(([u = 0, v = 0]) => tuple([u, 1 - v], 4))}] (
                interpolation = "vertex"
            )`;
  return `        def Mesh "${name}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            float3[] extent = [${[min, max].map((corner) => tuple(inCentimetres(corner), 2))}]
            int[] faceVertexCounts = [${new Array(corners.length / 3).fill(3)}]
            int[] faceVertexIndices = [${corners.join()}]
            rel material:binding = </Kiosk/Materials/${name}>
            normal3f[] normals = [${vectors(numbersOf(glb, attributes.NORMAL), 3).map((normal) => tuple(normal, 3))}] (
                interpolation = "vertex"
            )
            point3f[] points = [${points.map((point) => tuple(point, 3))}]${coordinates}
            uniform token subdivisionScheme = "none"
        }`;
}

function materialText(glb: Glb, material: Material): string {
  const { baseColorFactor, roughnessFactor, metallicFactor } = material.pbrMetallicRoughness;
  const name = primName(material);
  const path = `/Kiosk/Materials/${name}`;
  const [red = 0, green = 0, blue = 0] = baseColorFactor;
  const colour = material.name === COAT ? COAT_COLOUR : tuple([red, green, blue], 4);
  const light = material.emissiveTexture;
  return `        def Material "${name}"
        {
            token outputs:surface.connect = <${path}/surface.outputs:surface>

            def Shader "surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = ${colour}${
                  light
                    ? `
                color3f inputs:emissiveColor.connect = <${path}/picture.outputs:rgb>`
                    : ''
                }
                float inputs:metallic = ${metallicFactor}
                float inputs:roughness = ${roughnessFactor}
                token outputs:surface
            }${light ? pictureText(path, pictureOf(glb, light.index).name) : ''}
        }`;
}

function pictureText(material: string, picture: string): string {
  return `

            def Shader "coordinates"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${pictureFile(picture)}@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${material}/coordinates.outputs:result>
                token inputs:wrapS = "clamp"
                token inputs:wrapT = "clamp"
                float3 outputs:rgb
            }`;
}

/** USD allows no spaces or hyphens in names. */
function primName({ name }: Material): string {
  return name.replace(/\W/g, '_');
}

function inCentimetres(point: number[]): number[] {
  return point.map((metres) => metres * CM_PER_M);
}

function vectors(numbers: ArrayLike<number>, size: number): number[][] {
  return Array.from({ length: numbers.length / size }, (_, i) =>
    Array.from({ length: size }, (_axis, axis) => numbers[i * size + axis] ?? 0),
  );
}

/** @param decimals zeros at the end are left out */
function tuple(numbers: readonly number[], decimals: number): string {
  return `(${numbers.map((number) => Number(number.toFixed(decimals)) || 0).join()})`;
}
