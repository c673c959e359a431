import { meshBlocks, studioShader } from './studio-shader.ts';

/**
 * Metal that reflects the studio, tinted by its alloy, with the relief of its surface (`Surface`). Inside, light is
 * reflected by the opposite wall up to three times. The engraving is cut off at its box, since coarse mipmap levels
 * would draw its ends out.
 */
export const metalShader = `${studioShader}${meshBlocks}uniform sampler2D uEngraving;
in vec3 vWorld;
centroid in vec3 vRing;
centroid in vec3 vNormal;
centroid in vec2 vPlace;
out vec4 color;
vec2 random(ivec2 p,int n){
 p.x-=n*int(floor(float(p.x)/float(n)));
 uint h=uint(p.x)*2654435769u+uint(p.y)*2246822519u;
 h=(h^(h>>15))*739982445u;
 h=(h^(h>>13))*1274126177u;
 h^=h>>16;
 return vec2(float(h&65535u),float(h>>16))/65535.;
}
vec2 slope(vec2 p,int n){
 ivec2 i=ivec2(floor(p));
 vec2 f=fract(p),u=f*f*(3.-2.*f);
 vec2 low=vec2(random(i,n).x,random(i+ivec2(1,0),n).x),high=vec2(random(i+ivec2(0,1),n).x,random(i+1,n).x);
 return 6.*f*(1.-f)*vec2(mix(low.y-low.x,high.y-high.x,u.y),mix(high.x-low.x,high.y-low.y,u.x));
}
vec4 cell(vec2 p,int n){
 ivec2 i=ivec2(floor(p));
 vec4 near=vec4(0.,0.,0.,9.);
 float next=9.;
 for(int k=0;k<9;k++){
  ivec2 id=i+ivec2(k%3,k/3)-1;
  vec2 h=random(id,n),o=vec2(id)+.12+.76*h-p;
  float far=length(o);
  if(far<near.w){next=near.w;near=vec4(o,h.x*.7+h.y*.3,far);}
  else next=min(next,far);
 }
 return vec4(near.xyz,next-near.w);
}
float visible(vec2 p){
 vec2 w=fwidth(p);
 return 1.-smoothstep(.4,1.1,max(w.x,w.y));
}
vec3 tint(float facing){
 return mix(uColor.rgb,vec3(1.),pow(1.-clamp(facing,0.,1.),5.)*.9);
}
void main(){
 vec3 eye=vec3(0.,uEye.w+uEye.x*uEye.z,uEye.y*uEye.z);
 vec3 view=normalize(vWorld-eye);
 vec3 n=normalize(vNormal);
 vec3 t=uTurn*vec3(0.,normalize(vec2(-vRing.z,vRing.y)));
 t=normalize(t-n*dot(n,t));
 vec3 x=cross(n,t);
 float turn=6.2831853*uSize.x,dark=uColor.a;
 vec3 curve=fwidth(n);
 float rough=max(uFinish.x,clamp(.5*max(curve.x,max(curve.y,curve.z))-.01,0.,.45));
 vec2 tilt=vec2(0.),warp=vec2(0.);
 for(int i=0;i<2;i++){
  vec2 grain=i==0?uGrain.xy:uGrain.zw;
  if(grain.x<=0.)break;
  float around=floor(turn*grain.x);
  vec2 p=vec2(vPlace.x*around,-vPlace.y*grain.y);
  vec2 s=slope(p,int(around))*visible(p);
  tilt+=s*(i==0?uTilt.xy:uTilt.zw);
  warp+=s*uFinish.w;
 }
 if(uCells.x>0.){
  float around=floor(turn*uCells.x);
  vec2 p=vec2(vPlace.x*around,-vPlace.y*uCells.x);
  float seen=visible(p);
  vec4 c=cell(p+warp,int(around));
  float flat1=smoothstep(0.,.1,c.w);
  tilt+=seen*((fract(c.z*vec2(37.,91.))-.5)*uCells.y+c.xy*uCells.z*flat1);
  dark*=1.-uCells.w*(1.-flat1)*seen;
 }
 float engraved=0.;
 if(uMark.x>0.){
  vec2 q=vec2((vPlace.x-.5)*turn,vPlace.y)/uMark.xy+.5,e=1.5/vec2(textureSize(uEngraving,0));
  vec2 inside=step(abs(q-.5),vec2(.5));
  float here=inside.x*inside.y;
  engraved=here*texture(uEngraving,q).r;
  tilt+=here*uMark.z*vec2(texture(uEngraving,q+vec2(e.x,0.)).r-texture(uEngraving,q-vec2(e.x,0.)).r,texture(uEngraving,q-vec2(0.,e.y)).r-texture(uEngraving,q+vec2(0.,e.y)).r);
  rough=mix(rough,uMark.w,engraved);
  dark*=mix(1.,.42,engraved*(1.-.4*uMark.z));
 }
 vec3 m=normalize(n+t*tilt.x+x*tilt.y);
 vec3 streak=t*uFinish.y+x*uFinish.z,at=vRing,lit=vec3(0.),col=tint(-dot(view,m));
 int spread=streak==vec3(0.)?0:3;
 vec3 way=vec3(0.);
 bool isInside=uSize.y>0.;
 if(isInside){
  way=transpose(uTurn)*reflect(view,m);
  for(int i=0;i<3;i++){
   vec3 hit=at-way*2.*dot(at.yz,way.yz)/max(dot(way.yz,way.yz),1e-4);
   if(dot(at.yz,way.yz)>=0.||abs(hit.x)>uSize.y)break;
   at=hit;
   vec3 wall=vec3(0.,-normalize(at.yz));
   col*=mix(tint(-dot(way,wall)),vec3(.95),.42+.2*float(i));
   rough+=.07;
   way=reflect(way,wall);
  }
  way=uTurn*way;
  at=uTurn*(at-vRing);
 }else at=vec3(0.);
 float sum=0.;
 for(int i=-spread;i<=spread;i++){
  vec3 d=isInside?way:reflect(view,normalize(m+streak*float(i)));
  if(!isInside&&dot(d,n)<0.)d=normalize(d-1.9*dot(d,n)*n);
  float w=1.-abs(float(i))*.22;
  lit+=w*studio(vWorld+at,d,rough);
  sum+=w;
 }
 lit=mix(lit/sum,vec3(.3),engraved*.25*uMark.w);
 color=vec4(develop(lit*col*dark*mix(1.25,.9,min(1.,2.*rough))),1.);
}`;
